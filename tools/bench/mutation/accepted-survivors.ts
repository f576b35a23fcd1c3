import { oneLine, type Mutant } from './mutant.ts';

interface Accepted {
  /** The end of the file's path, or a part of it. */
  readonly file: string;
  readonly operator?: string;
  /** The replacement text of the mutant, as it is written. */
  readonly original: RegExp;
  /** The line that it begins in. */
  readonly context?: RegExp;
  readonly replacement?: string;
  readonly reason: string;
}

/** Mutants that may survive, and why: they behave like the source, or another rule enforces the same. */
const accepted: readonly Accepted[] = [
  {
    file: 'supabase/migrations',
    operator: 'dropped revoke',
    original: /^revoke all on /,
    reason:
      'Nothing is granted by default any more (20261122090000), so that there is nothing to take back. It stays for a project whose defaults an operator has changed; least-rights.test.ts reads the rights that come out.',
  },
  {
    file: 'supabase/migrations',
    operator: 'dropped grant',
    original: / to service_role$/,
    reason: 'The platform gives the service role every table and function of public by default.',
  },
  {
    file: '_learners.sql',
    operator: 'widened policy',
    original: /^\((user_)?id = \(select private\.learner_id\(\)\)\)$/,
    // The clauses of an update, which has both.
    context: /^using [^;]*$|^with check/,
    reason:
      'One half of a policy for updates is as good as both: the trigger guard_columns lets nobody change whose row it is.',
  },
  ...(
    [
      ['<', '<='],
      ['<=', '<'],
      ['>', '>='],
      ['>=', '>'],
    ] as const
  ).map(([original, replacement]) => ({
    file: 'supabase/migrations',
    operator: 'boundary',
    original: new RegExp(`^${original}$`),
    context: /\b(now|clock_timestamp)\(\)/,
    replacement,
    reason: 'They only differ at a moment that is the same to the microsecond.',
  })),
  {
    file: 'take-exam/deliver-answers.ts',
    original: /^(\|\||'hand-in')$/,
    context: /^if \(!attempt \|\| first\?\.id !== key/,
    reason:
      'A hand-in is sent elsewhere, and what is sent has a number: the types ask for the rest of the condition.',
  },
  {
    file: 'take-exam/deliver-answers.ts',
    operator: 'text',
    original: /^'(saved|in-turn)'$/,
    reason:
      'What is delivered has left the exam before the outbox hears of it, and every order but any is one after the other.',
  },
  {
    file: 'assessment/src/delivery/entry.ts',
    original: /^(20|round)$/,
    context: /^const delay|^return Math\.round\(delay/,
    reason: 'The longest wait is reached long before, and nobody notices part of a millisecond.',
  },
  {
    file: 'telemetry/without-personal-data.ts',
    operator: 'pattern',
    original: /^gi$/,
    replacement: 'g',
    reason: 'An id in capitals is as long as a token, and goes with those.',
  },
  {
    file: 'auth/src/input/sanitize-text.ts',
    operator: 'boundary',
    original: /^>$/,
    replacement: '>=',
    reason: 'Half a character at the end of a text that is not cut means nothing, with or without it.',
  },
  {
    file: 'auth/src/limits/lockout.ts',
    operator: 'boundary',
    original: /^>$/,
    context: /timestamp > horizon/,
    replacement: '>=',
    reason: 'A failure of exactly that age is part of no lock that still holds.',
  },
  {
    file: '_accounts.sql',
    operator: 'removed term',
    original: /bucket_id = 'avatars' and$/,
    reason: 'There is one bucket.',
  },
  {
    file: '_accounts.sql',
    operator: 'number',
    original: /^1$/,
    context: /^limit 1$/,
    reason: 'A function that returns one value returns that of the first row.',
  },
  {
    file: '_quick_reference.sql',
    operator: 'number',
    original: /^40$/,
    context: /repeat\(' ', 40\)/,
    reason: 'Translating ignores a blank that no sign is left for.',
  },
  {
    file: '_quick_reference.sql',
    operator: 'removed call',
    original: /^lower$/,
    context: /^select distinct wording\.language, lower\(said\)/,
    reason:
      'Words and stems are made of small letters anyway; it spares making those of a capitalised word again.',
  },
  {
    file: '_quizzes.sql',
    operator: 'number',
    original: /^0$/,
    context: /^if coalesce\(cardinality\(used_hashes\), 0\) >/,
    reason: 'No list and one of a single hash are both far from too long.',
  },
  {
    file: '_study.sql',
    operator: 'removed term',
    original: /^and attempts\.kind = 'quiz'$/,
    reason: 'An exam has no answers among the attempts: a constraint of them refuses it.',
  },
  {
    file: '_item_health.sql',
    original: /^0$|^perform pg_advisory_xact_lock/,
    context: /hashtextextended/,
    reason:
      'Which number a lock has means nothing, and what waits for it is out of reach of suites that ask one after the other.',
  },
  {
    file: '_question_bank.sql',
    operator: 'number',
    original: /^20$/,
    context: /^limit 20$/,
    reason: 'How many objectives a model is reminded of is a matter of taste.',
  },
  {
    file: '_quizzes.sql',
    operator: 'boundary',
    original: /^>$/,
    context: /^if new\.completed_at > new\.created_at/,
    reason: 'A time is replaced by one that is the same.',
  },
  {
    file: '_quizzes.sql',
    operator: 'removed term',
    original: /^where kind = 'quiz'/,
    context: /^for touched in/,
    reason: 'It spares work: the medians below are those of quizzes only.',
  },
  {
    file: '_quizzes.sql',
    operator: 'number',
    original: /^0$/,
    context: /hashtextextended/,
    reason: 'Which number a lock has means nothing.',
  },
  {
    file: '_quizzes.sql',
    original: /./,
    context: /char_length\(skill_title\)/,
    reason: 'A title is one of private.known_titles, which its foreign key holds.',
  },
  {
    file: 'attempt/exam-attempt.ts',
    operator: 'number',
    original: /^0$/,
    context: /newEntry\(/,
    reason: 'An entry is due at once, since 1970 or a millisecond later.',
  },
  {
    file: 'take-exam/deliver-answers.ts',
    original: /^('failed'|\{ kind: 'failed' \})$/,
    reason: 'The outbox takes whatever is no other outcome for a failure; the word is for readers.',
  },
  {
    file: 'scoring/bands.ts',
    original: /^0$/,
    reason: 'The last band stands for every value that reaches none.',
  },
  {
    file: 'scoring/bands.ts',
    original: /^(!band|throw new Error\('There are no bands.'\);)$/,
    reason: 'No list of bands is empty; the type alone asks for it.',
  },
  {
    file: 'bank/select-questions.ts',
    operator: 'number',
    original: /^0$/,
    reason: 'What is sorted has been seen; the type alone asks for a time of what has not.',
  },
  {
    file: 'host/src/pinned-versions.ts',
    original: /./,
    context: /Object\.keys\(others\)\.length > 0/,
    reason: 'A remote without attempts pins nothing, whether its empty list is stored or not.',
  },
  {
    file: 'federation/src/version-choice.ts',
    original: /./,
    replacement: 'true',
    context: /inUse\.get\(remote\) !== pinnedVersion/,
    reason: 'A pinned version that is forgotten is resolved to the same one again.',
  },
  {
    file: 'contracts/src/satisfies.ts',
    operator: 'pattern',
    original: /^\^$/,
    reason: 'A version cannot hold the sign, so a range with it elsewhere is that of no version.',
  },
  {
    file: 'contracts/src/satisfies.ts',
    operator: 'number',
    original: /^2$/,
    replacement: '3',
    reason: 'There are three parts: none lies behind the third.',
  },
  {
    file: 'embed-element/',
    original: /^(removeEventListener\('message', this\.#frame\.hear\);|frame = undefined;)$/,
    reason:
      'Either is enough: an element without a frame hears nothing, and neither does one that has stopped listening.',
  },
  {
    file: 'embed-element/embedded-frame.ts',
    original: /^name === 'lang'$/,
    replacement: 'true',
    reason: 'The title in the same language is the same title.',
  },
  {
    file: 'embed-element/embedded-frame.ts',
    operator: 'removed statement',
    original: /^stopWaiting\(\);$/,
    reason: 'What waits for a frame that is no longer shown looks at which frame is, too.',
  },
  {
    file: 'embed-element/embedded-frame.ts',
    original: /^!frame$/,
    replacement: 'false',
    reason: 'It is called while there is a frame; the type alone asks.',
  },
  {
    file: 'contracts/src/read-frame-message.ts',
    original: /./,
    context: /typeof data !== 'object' \|\| data === null/,
    reason:
      'What is not an object has no fields that fit, and reading those of null throws, which is caught.',
  },
  ...['assessment/player/delivery/send-attempt.ts', 'assessment/src/delivery/outbox.ts'].map((file) => ({
    file,
    original: /^'failed'$/,
    reason: 'The outbox takes whatever is no other outcome for a failure; the word is for readers.',
  })),
  {
    file: 'assessment/player/delivery/result-delivery.ts',
    original: /./,
    context: /status === 'device' \|\| status === 'memory'/,
    reason:
      'What the memory of a page alone has, no other tab sends; what it sends itself, it has noted already.',
  },
  {
    file: 'assessment/player/delivery/result-storage.ts',
    original: /^parsed\.success$/,
    replacement: 'true',
    reason: 'What is not parsed has no data either.',
  },
  {
    file: 'assessment/player/delivery/result-storage.ts',
    original: /^await promisifyRequest\(store\.transaction\);$/,
    reason: 'It waits until the change is on the disk; only a browser that crashes in between shows it.',
  },
  {
    file: 'quiz/src/delivery/',
    operator: 'boolean',
    original: /^true$/,
    context: /once: true/,
    reason: 'Sending again what is sent already changes nothing.',
  },
  {
    file: 'assessment/player/delivery/result-delivery.ts',
    operator: 'number',
    original: /./,
    context: /^const RESULT_BACKOFF/,
    reason: 'How long a result waits is a choice; that it waits longer each time is tested with the outbox.',
  },
  {
    file: 'assessment/player/delivery/result-delivery.ts',
    original: /^Object\.entries\(resultStatuses/,
    operator: 'removed call',
    reason: 'A badge that receives its own status does not change; the filter saves a read.',
  },
  {
    file: 'assessment/player/delivery/result-delivery.ts',
    operator: 'removed statement',
    original: /^noteStatus\(id, '(saved|refused)'\);$/,
    reason: 'refreshBadges, right after it, says the same.',
  },
  {
    file: 'assessment/player/delivery/result-status.store.ts',
    original: /^store\.getState\(\)\[attemptId\] !== status$/,
    replacement: 'true',
    reason: 'It saves drawing again what has not changed.',
  },
  {
    file: 'supabase/migrations',
    operator: 'condition',
    original: /^not$/,
    context: /^if (account|place) is not null then$/,
    reason:
      'Which of two attempts at the same time waits for the other is out of reach of suites that ask one after the other.',
  },
];

/** Why a mutant may survive; null when it may not. */
export function reasonToSurvive({ file, operator, context, original, replacement }: Mutant): string | null {
  const found = accepted.find(
    (one) =>
      file.includes(one.file) &&
      (one.operator ?? operator) === operator &&
      one.original.test(oneLine(original)) &&
      (one.context?.test(context) ?? true) &&
      (one.replacement ?? replacement) === replacement,
  );
  return found?.reason ?? null;
}
