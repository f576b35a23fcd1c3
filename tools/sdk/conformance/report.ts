import { checks, type CheckName, type Finding, type Looked } from './checks.ts';

/** What is known of a build. */
export interface Inspection {
  findings: Finding[];
  /** The checks that had nothing to look at: it is not known whether the build passes them. */
  notRun: CheckName[];
  /** Whether the build passes. One without screens does without the checks of screens. */
  passes: boolean;
  hasScreens: boolean;
}

const names = Object.keys(checks) as CheckName[];

/** What the looks at a build say together, when it has screens or none. Pure. */
export function inspection(looks: readonly Looked[], hasScreens = true): Inspection {
  const findings = looks.flatMap((look) => look.findings);
  const ran = new Set([...looks.flatMap((look) => look.ran), ...findings.map(({ check }) => check)]);
  const notRun = names.filter((name) => !ran.has(name));
  const passes = findings.length === 0 && (notRun.length === 0 || !hasScreens);
  return { findings, notRun, passes, hasScreens };
}

/** The report for people: a line for each check, and how many passed. Pure. */
export function reportLines({ findings, notRun, hasScreens }: Inspection): string[] {
  const failed = new Set(findings.map(({ check }) => check));
  const passed = names.length - failed.size - notRun.length;
  const stateInWords = (name: CheckName) =>
    failed.has(name) ? 'FAILED ' : notRun.includes(name) ? 'not run' : 'passed ';
  const why = hasScreens ? 'what failed left them nothing to look at' : 'it has no screens';
  return [
    ...names.flatMap((name) => [
      `  ${stateInWords(name)}  ${name.padEnd(16)} ${checks[name]}`,
      ...findings.filter(({ check }) => check === name).map(({ sentence }) => `             ${sentence}`),
    ]),
    '',
    notRun.length === 0
      ? `${passed} of ${names.length} checks passed.`
      : `${passed} of ${names.length} checks passed, ${failed.size} failed, and ${notRun.length} did not run: ${why}.`,
  ];
}

/** The report for programs: what failed, and what did not run. Pure. */
export const reportEntries = ({ findings, notRun }: Inspection) => [
  ...findings.map((finding) => ({ ...finding, state: 'failed' as const })),
  ...notRun.map((check) => ({
    check,
    sentence: `It did not run: ${checks[check]}.`,
    state: 'not run' as const,
  })),
];
