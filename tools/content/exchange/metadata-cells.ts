import type { BankItem, ItemSource } from '@revisoins/assessment/bank';
import { formatPiped, parsePiped } from './piped-lines.ts';

/** The columns with an item's metadata; both languages of an item share them. */
export const metadataColumns = [
  'concept',
  'competency',
  'activity',
  'setting',
  'age_group',
  'cognitive_level',
  'sources',
  'recheck_by',
] as const;
export type MetadataColumn = (typeof metadataColumns)[number];

/** The column of each field of a blueprint. */
const blueprintColumns = {
  competency: 'competency',
  activity: 'activity',
  setting: 'setting',
  ageGroup: 'age_group',
  cognitiveLevel: 'cognitive_level',
} as const satisfies Record<keyof NonNullable<BankItem['blueprint']>, MetadataColumn>;

/** One cell for each column, empty when unknown. */
export function toMetadataCells({
  concept = '',
  blueprint,
  sources = [],
  recheckBy = '',
}: BankItem): Record<MetadataColumn, string> {
  return {
    concept,
    competency: blueprint?.competency ?? '',
    activity: blueprint?.activity ?? '',
    setting: blueprint?.setting ?? '',
    age_group: blueprint?.ageGroup ?? '',
    cognitive_level: blueprint?.cognitiveLevel ?? '',
    sources: formatSources(sources),
    recheck_by: recheckBy,
  };
}

/**
 * The metadata in the cells, on top of the existing metadata; not yet validated. An empty or missing cell
 * leaves the field unchanged.
 */
export function draftMetadata(
  cell: (column: MetadataColumn) => string | undefined,
  existing: BankItem | undefined,
): Record<string, unknown> {
  const placed = Object.entries(blueprintColumns).flatMap(([field, column]) => {
    const value = cell(column);
    return value === undefined ? [] : [[field, value] as const];
  });
  const sources = cell('sources');
  return {
    concept: cell('concept') ?? existing?.concept,
    blueprint:
      placed.length === 0 ? existing?.blueprint : { ...existing?.blueprint, ...Object.fromEntries(placed) },
    sources: sources === undefined ? existing?.sources : parseSources(sources),
    recheckBy: cell('recheck_by') ?? existing?.recheckBy,
  };
}

/** One source a line: publisher | document | section, and | who | when once a person has checked it. */
function formatSources(sources: readonly ItemSource[]): string {
  return formatPiped(
    sources.map(({ publisher, document, section, checked }) => [
      publisher,
      document,
      section,
      ...(checked ? [checked.by, checked.on] : []),
    ]),
  );
}

function parseSources(cell: string): unknown[] {
  return parsePiped(cell).map(([publisher, document, section, by, on, ...rest]) => {
    // More than five parts are not valid: the schema refuses the day.
    const checked = by === undefined ? null : { by, on: [on, ...rest].join(' | ') };
    return { publisher, document, section, checked };
  });
}
