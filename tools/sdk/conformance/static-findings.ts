import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RemoteDeclaration } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { brotliBytes, budgetProblems } from '@revisoins/release/gate/files/budget-problems';
import { buildProblems } from '@revisoins/release/gate/files/build-problems';
import type { Candidate } from '@revisoins/release/gate/candidate';
import { compressedProblems } from '@revisoins/release/gate/files/compressed-problems';
import { entryProblems } from '@revisoins/release/gate/files/entry-problems';
import { lateFileProblems } from '@revisoins/release/gate/files/late-file-problems';
import { fileProblems } from '@revisoins/release/gate/files/file-problems';
import { forgedTypesProblems } from '@revisoins/release/gate/types/forged-types-problems';
import { ownershipProblems } from '@revisoins/release/gate/declaration/ownership-problems';
import { LARGEST_DECLARATION } from '@revisoins/release/gate/declaration/presentation-problems';
import { declarationProblems, jsonProblem } from '@revisoins/release/gate/declaration/read-declaration';
import { reservedProblems } from '@revisoins/release/gate/declaration/reserved-problems';
import { sharedProblems } from '@revisoins/release/gate/shell/shared-problems';
import { styleProblems } from '@revisoins/release/gate/files/style-problems';
import { translationProblems } from '@revisoins/release/gate/texts/translation-problems';
import { pathsInSource } from '@revisoins/release/new-remote/shell-source';
import { readTypes } from '@revisoins/release/gate/types/read-types';
import { readBuild } from '@revisoins/release/site/describe-build';
import { parseJson } from '@revisoins/release/site/parse-json';
import { readLimits } from '@revisoins/release/site/site-file.schema';
import { SITE_GUIDE } from '@revisoins/release/sdk-paths';
import { checks, type CheckName, type Finding, type Looked } from './checks.ts';

/** The facts about a site that a build must fit. */
export interface Fitting {
  /** Its address. */
  origin: string;
  registry: Registry;
  /** The versions of each package that its shell provides. */
  provided: Record<string, string[]>;
}

/** The limits of a site that sets none of its own. */
const limits = readLimits({});
const FIRST_SCREEN = 60_000;
const SECRET =
  /(\bsb_secret_[\w-]{10,}|\bsk_live_\w{10,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|\bservice_role\b)/;

/** The declaration of a build, or what is wrong with it. */
export function readDeclared(
  folder: string,
  site = '<site>',
): { declaration?: RemoteDeclaration; findings: Finding[] } {
  const file = join(folder, 'remote.json');
  if (!existsSync(file))
    return { findings: [{ check: 'declaration', sentence: `${folder} has no remote.json.` }] };
  const text = readFileSync(file, 'utf8');
  const data = parseJson(text) as { name?: unknown } | undefined;
  const fault = jsonProblem(text);
  const problems =
    fault === undefined ? declarationProblems(data, String(data?.name), `${site}${SITE_GUIDE}`) : [fault];
  const reserved = new Set(
    problems.length > 0 && data && Array.isArray((data as { routes?: unknown }).routes)
      ? reservedProblems(data as RemoteDeclaration)
      : [],
  );
  const findings: Finding[] = problems.map((sentence) => ({
    check: reserved.has(sentence) ? 'reserved-paths' : 'declaration',
    sentence,
  }));
  if (Buffer.byteLength(text) > LARGEST_DECLARATION)
    findings.push({
      check: 'slot-budget',
      sentence: `remote.json weighs more than ${LARGEST_DECLARATION} bytes.`,
    });
  return findings.length > 0 ? { findings } : { declaration: data as RemoteDeclaration, findings };
}

function describeCandidate(folder: string, declaration: RemoteDeclaration): Candidate | string {
  try {
    const { description: build, listed, entry } = readBuild(folder);
    const { shared, container, preload } = build;
    return {
      declaration,
      folder,
      build,
      shared,
      container,
      others: [],
      entry,
      ...(preload ? { preload } : {}),
      ...listed,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a screen loads first, where it weighs too much: a sentence each. */
function firstScreenProblems({ folder, preload = {} }: Candidate): string[] {
  return Object.entries(preload).flatMap(([route, files]) => {
    const there = files.filter((file) => existsSync(join(folder, file)));
    const bytes = there.reduce((sum, file) => sum + brotliBytes(join(folder, file)), 0);
    return bytes <= FIRST_SCREEN
      ? []
      : [
          `The route "${route}" loads ${bytes} bytes (brotli) before it shows, more than ${FIRST_SCREEN}; import what it needs later when it needs it.`,
        ];
  });
}

/** Files that differ from what the build described, each with a sentence. */
function changedFiles(candidate: Candidate): string[] {
  const { build, integrity = {} } = candidate;
  const isChanged = build.integrity[ENTRY] !== undefined && integrity[ENTRY] !== build.integrity[ENTRY];
  return [
    ...(isChanged && integrity[ENTRY] !== undefined
      ? [`${ENTRY} was changed after build.json described it. Build again, and leave the folder as it is.`]
      : []),
    // Those that the entry loads later.
    ...lateFileProblems(candidate),
  ];
}

const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

/** Those that a declaration which can be read has been through. */
const READ: CheckName[] = ['files', 'declaration', 'reserved-paths', 'slot-budget', 'build'];

/** The checks of files: those before "loads". */
const ofFiles = (Object.keys(checks) as CheckName[]).slice(0, Object.keys(checks).indexOf('loads'));

/** Checks the files of a build without running any of them. */
export function staticFindings(folder: string, fitting: Fitting): Looked {
  const of = (check: CheckName, sentences: readonly string[]): Finding[] =>
    sentences.map((sentence) => ({ check, sentence }));
  const plain = of('files', fileProblems(folder, limits.version));
  if (plain.length > 0) return { findings: plain, ran: ['files'] };
  const { declaration, findings } = readDeclared(folder, fitting.origin);
  if (!declaration) return { findings, ran: ['files', 'declaration'] };
  const candidate = describeCandidate(folder, declaration);
  if (typeof candidate === 'string') return { findings: of('build', [candidate]), ran: READ };
  const names = textFiles(folder);
  const types = readTypes(folder);
  const entry = entryProblems(candidate);
  const found = [
    ...of('build', buildProblems(candidate)),
    ...of('integrity', changedFiles(candidate)),
    ...entry.flatMap((sentence) =>
      of(sentence.startsWith('Its container is called') ? 'container-name' : 'entry', [sentence]),
    ),
    ...of('entry-budget', budgetProblems(candidate, limits.entry)),
    ...of('screen-budget', firstScreenProblems(candidate)),
    ...of('compressed', compressedProblems(candidate)),
    ...of('locales', translationProblems(candidate)),
    ...of('styles', styleProblems(candidate)),
    ...of('types', 'problem' in types ? [`${types.problem}.`] : forgedTypesProblems(candidate, types)),
    ...of(
      'source-maps',
      names
        .filter((name) => name.endsWith('.map'))
        .map((name) => `${name} is a source map, and what is published is public.`),
    ),
    ...of(
      'secrets',
      names
        .filter((name) => /\.(js|json|css)$/.test(name))
        .filter((name) => SECRET.test(readFileSync(join(folder, name), 'utf8')))
        .map((name) => `${name} has what looks like a secret key, and what is published is public.`),
    ),
    ...of('owners', ownershipProblems(declaration, fitting.registry, pathsInSource())),
    ...of('shared', sharedProblems(candidate.shared, fitting.provided)),
  ];
  return { findings: found, ran: ofFiles };
}
