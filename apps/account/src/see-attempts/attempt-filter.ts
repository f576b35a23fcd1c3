import {
  ALL_SKILLS_TITLE,
  EXAM_SIMULATION_TITLE,
  MISTAKES_TITLE,
  MOCK_EXAM_TITLE,
  skillById,
  skills,
  type SavedAttempt,
} from '@revisoins/assessment';

/** Attempts that are not the quiz of a skill, by the name that an address gives them. */
const titleByKind: ReadonlyMap<string, string> = new Map([
  ['sessions', ALL_SKILLS_TITLE],
  ['mistakes', MISTAKES_TITLE],
  ['simulations', EXAM_SIMULATION_TITLE],
  ['mocks', MOCK_EXAM_TITLE],
]);

/** Which attempts are shown: '' for all, a kind, or the number of a skill. */
export type AttemptFilter = string;

/** The stored title of the attempts of a filter; null for all, or for a filter that does not exist. */
const filterTitle = (filter: AttemptFilter): string | null =>
  titleByKind.get(filter) ?? skillById(Number(filter))?.title ?? null;

/** The filter that an address asks for ('08' is skill 8); all attempts when it asks for none that exists. */
export const parseFilter = (asked: string | null): AttemptFilter =>
  asked !== null && titleByKind.has(asked) ? asked : (skillById(Number(asked))?.id.toString() ?? '');

export const filterAttempts = (
  attempts: readonly SavedAttempt[],
  filter: AttemptFilter,
): readonly SavedAttempt[] => {
  const title = filterTitle(filter);
  return title === null ? attempts : attempts.filter(({ skillTitle }) => skillTitle === title);
};

/** A filter with the stored title and the number of its attempts. */
export interface FilterChoice {
  readonly filter: AttemptFilter;
  readonly title: string;
  readonly count: number;
}

/** The filters by which something is found, and the chosen one: kinds of attempts, and skills. */
export function filterChoices(
  attempts: readonly SavedAttempt[],
  chosen: AttemptFilter,
): { readonly kinds: readonly FilterChoice[]; readonly skills: readonly FilterChoice[] } {
  const choice = (filter: AttemptFilter, title: string): FilterChoice[] => {
    const count = filterAttempts(attempts, filter).length;
    return count > 0 || filter === chosen ? [{ filter, title, count }] : [];
  };
  return {
    kinds: [...titleByKind].flatMap(([filter, title]) => choice(filter, title)),
    skills: skills.flatMap(({ id, title }) => choice(String(id), title)),
  };
}

const PAGE = 20;

export interface AttemptPage {
  readonly attempts: readonly SavedAttempt[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** The page that an address asks for, or the nearest that exists. */
export function attemptPage(attempts: readonly SavedAttempt[], asked: string | null): AttemptPage {
  const pages = Math.max(1, Math.ceil(attempts.length / PAGE));
  const page = /^\d{1,6}$/.test(asked ?? '') ? Math.min(pages, Math.max(1, Number(asked))) : 1;
  return { attempts: attempts.slice((page - 1) * PAGE, page * PAGE), page, pages };
}

/** The address of a page of a filter. */
export function attemptsAddress(filter: AttemptFilter, page: number): string {
  const query = new URLSearchParams({
    ...(filter === '' ? {} : { of: filter }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '/attempts' : `/attempts?${query}`;
}
