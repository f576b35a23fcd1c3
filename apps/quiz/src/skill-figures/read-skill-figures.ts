import { hostCapabilities } from '@revisoins/host';
import * as z from 'zod/mini';
import { loadBackend } from '@revisoins/assessment/player';
import { skillFigures, type SkillFigures } from './skill-figures.schema.ts';

export type FiguresByTitle = ReadonlyMap<string, SkillFigures>;

/** Figures by stored title; empty when they cannot be read. Never rejects. */
export async function readSkillFigures(): Promise<FiguresByTitle> {
  if (!hostCapabilities().accounts) return new Map();
  try {
    const { callRpc } = await loadBackend();
    const rows = z.array(skillFigures).parse(await callRpc('skill_stats'));
    return new Map(rows.map((row) => [row.skill_title, row]));
  } catch {
    return new Map();
  }
}
