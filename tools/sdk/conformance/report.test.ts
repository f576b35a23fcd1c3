import { expect, test } from 'vitest';
import { checks, type CheckName } from './checks.ts';
import { inspection, reportEntries, reportLines } from './report.ts';

const names = Object.keys(checks) as CheckName[];
const ofFiles = names.slice(0, names.indexOf('loads'));
const dark = inspection([
  { findings: [], ran: ofFiles },
  { findings: [{ check: 'loads', sentence: '/cards shows no heading.' }], ran: ['loads'] },
]);

test('a check that had no screen to look at is neither passed nor failed', () => {
  const lines = reportLines(dark);
  expect(lines).toContain(`  not run  timers           ${checks.timers}`);
  expect(lines).toContain(`  FAILED   loads            ${checks.loads}`);
  expect(lines).toContain(`  passed   files            ${checks.files}`);
  expect(lines.at(-1)).toBe(
    `${ofFiles.length} of ${names.length} checks passed, 1 failed, and ${names.length - ofFiles.length - 1} did not run: what failed left them nothing to look at.`,
  );
  expect(dark.passes).toBe(false);
});

test('a program reads which checks did not run', () => {
  const entries = reportEntries(dark);
  expect(entries[0]).toEqual({ check: 'loads', sentence: '/cards shows no heading.', state: 'failed' });
  expect(entries.find(({ check }) => check === 'timers')).toMatchObject({ state: 'not run' });
  expect(entries.map(({ check }) => check)).not.toContain('files');
});

test('a build passes when every check ran, and none has a finding', () => {
  const whole = inspection([{ findings: [], ran: names }]);
  expect(reportLines(whole).at(-1)).toBe(`${names.length} of ${names.length} checks passed.`);
  expect(whole.passes).toBe(true);
  expect(inspection([{ findings: [], ran: names.slice(1) }]).passes).toBe(false);
});

test('a build without screens passes without the checks of screens, which is said', () => {
  const slots = inspection([{ findings: [], ran: ofFiles }], false);
  expect(slots.passes).toBe(true);
  expect(reportLines(slots).at(-1)).toContain('did not run: it has no screens.');
});

test('what failed ran', () => {
  const late = inspection([{ findings: [{ check: 'no-error', sentence: 'It throws.' }], ran: [] }]);
  expect(late.notRun).not.toContain('no-error');
});
