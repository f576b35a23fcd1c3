import {
  accessCodeBytes,
  ALL_SKILLS_TITLE,
  MISTAKES_TITLE,
  bankDomains,
  bounds,
  difficulties,
  EXAM_SIMULATION_TITLE,
  examDomains,
  examParts,
  examRules,
  HISTORY_DAYS,
  MOCK_EXAM_TITLE,
  mockRules,
  optionIds,
  PERSON_NAME_MAX,
  skills,
  skillTitleKey,
  timeFactors,
} from '@revisoins/assessment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../tools/stack/database/database.ts';
import { openTestDatabase } from '../../tools/stack/testing/open-test-database.ts';
import blueprint from '../../content/blueprint.json' with { type: 'json' };
import englishTitles from '@revisoins/assessment/locales/en/skills.json' with { type: 'json' };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

type Range = readonly [number, number];
/** A check constraint as PostgreSQL prints it. */
const between = (value: string, [from, to]: Range) => `((${value} >= ${from}) AND (${value} <= ${to}))`;
const lengthBetween = (column: string, range: Range) => between(`char_length(${column})`, range);
const oneOf = (column: string, values: readonly (string | number)[]) =>
  `(${column} = ANY (ARRAY[${values.map((value) => (typeof value === 'number' ? value : `'${value}'::text`)).join(', ')}]))`;

const versionBetween = `@."version" >= ${bounds.itemVersion[0]}) && @."version" <= ${bounds.itemVersion[1]})`;
const mockQuestions = examParts.reduce((sum, { questions }) => sum + questions, 0);
const longestPart = Math.max(...examParts.map(({ questions }) => questions));
/** In seconds, for a learner who is entitled to the most time. */
const longestMock = examParts.reduce((sum, { minutes }) => sum + minutes, 0) * 60 * Math.max(...timeFactors);

describe('a constraint of the database matches the table of bounds:', () => {
  test.each([
    ['private.items', 'items_skill_title_shape', lengthBetween('skill_title', bounds.skillTitle)],
    ['private.items', 'items_difficulty_known', oneOf('difficulty', difficulties)],
    ['private.items', 'items_key_known', oneOf('key', optionIds)],
    ['private.items', 'items_concept_shape', `(char_length(concept) <= ${bounds.concept[1]})`],
    ['public.reference_entries', 'reference_entries_id_shape', `(char_length(id) <= ${bounds.entryId[1]})`],
    ['private.items', 'items_hash_shape', lengthBetween('hash', bounds.bankHash)],
    [
      'public.quiz_attempts',
      'quiz_attempts_skill_title_shape',
      lengthBetween('skill_title', bounds.skillTitle).slice(0, -1),
    ],
    ['public.quiz_attempts', 'quiz_attempts_total_range', between('total_questions', bounds.questionCount)],
    ['public.quiz_attempts', 'quiz_attempts_total_range', between('total_questions', [1, mockQuestions])],
    ['public.quiz_attempts', 'quiz_attempts_score_range', '((score >= 0) AND (score <= total_questions))'],
    ['public.quiz_attempts', 'quiz_attempts_time_range', between('time_spent', bounds.timeSpent)],
    ['public.quiz_attempts', 'quiz_attempts_time_range', between('time_spent', [0, longestMock])],
    [
      'public.quiz_attempts',
      'quiz_attempts_answers_shape',
      `@."item" like_regex "^[A-Za-z0-9-]{${bounds.itemId.join(',')}}$"`,
    ],
    ['public.quiz_attempts', 'quiz_attempts_answers_shape', versionBetween],
    ['public.quiz_attempts', 'quiz_attempts_numeric_answers_shape', versionBetween],
    [
      'public.quiz_attempts',
      'quiz_attempts_numeric_answers_shape',
      `"^[a-z0-9-]{${bounds.templateId.join(',')}}$"`,
    ],
    ['public.quiz_attempts', 'quiz_attempts_numeric_answers_shape', `"^.{${bounds.typedAnswer.join(',')}}$"`],
    ['public.quiz_attempts', 'quiz_attempts_numeric_answers_shape', `"^.{${bounds.unitId.join(',')}}$"`],
    [
      'public.quiz_attempts',
      'quiz_attempts_numeric_answers_shape',
      `@."seed" >= ${bounds.seed[0]}) && @."seed" <= ${bounds.seed[1]})`,
    ],
    [
      'public.user_quiz_history',
      'user_quiz_history_skill_title_shape',
      lengthBetween('skill_title', bounds.skillTitle),
    ],
    [
      'public.user_quiz_history',
      'user_quiz_history_question_hash_shape',
      lengthBetween('question_hash', bounds.questionHash),
    ],
    [
      'public.user_quiz_history',
      'user_quiz_history_question_text_shape',
      lengthBetween('question_text', bounds.questionText),
    ],
    [
      'public.question_reports',
      'question_reports_skill_title_shape',
      lengthBetween('skill_title', bounds.skillTitle),
    ],
    [
      'public.question_reports',
      'question_reports_question_hash_shape',
      lengthBetween('question_hash', bounds.questionHash),
    ],
    [
      'public.question_reports',
      'question_reports_question_text_shape',
      lengthBetween('question_text', bounds.questionText).slice(0, -1),
    ],
    ['public.profiles', 'profiles_first_name_shape', lengthBetween('first_name', [1, PERSON_NAME_MAX])],
    ['public.profiles', 'profiles_last_name_shape', lengthBetween('last_name', [1, PERSON_NAME_MAX])],
    ['public.study_plans', 'study_plans_minutes_range', between('minutes_a_day', bounds.minutesADay)],
    ['public.study_plans', 'study_plans_days_off_shape', `(cardinality(days_off) <= ${bounds.daysOff[1]})`],
    ['public.study_plans', 'study_plans_reminder_hour_range', between('reminder_hour', bounds.reminderHour)],
    ['private.exam_parts', 'exam_parts_question_count_range', between('question_count', [1, longestPart])],
    ['private.exam_questions', 'exam_questions_key_known', oneOf('key', optionIds)],
    ['private.exam_questions', 'exam_questions_choice_range', between('choice', bounds.optionIndex)],
  ])('%s, %s', async (table, name, said) => {
    const [row] = await database.query(
      'select pg_get_constraintdef(oid) as says from pg_constraint where conrelid = $1::regclass and conname = $2',
      [table, name],
    );
    expect(row?.['says']).toContain(said);
  });
});

describe('a function of the database refuses what the table of bounds excludes:', () => {
  test.each([
    ['public.draw_quiz_items', `question_count not between ${bounds.questionCount.join(' and ')}`],
    ['public.quiz_items', `cardinality(ids) not between ${bounds.questionCount.join(' and ')}`],
    ['public.draw_quiz_items', `cardinality(used_hashes), 0) > ${bounds.usedHashes[1]}`],
    ['public.draw_quiz_items', `interval '${HISTORY_DAYS} days'`],
    ['public.skill_stats', `fewest_learners constant integer := ${bounds.figureLearners[0]};`],
    [
      'public.store_generated_items',
      `jsonb_array_length(store_generated_items.items) > ${bounds.questionCount[1]}`,
    ],
    ['public.search_reference', `cardinality(words) not between ${bounds.searchWords.join(' and ')}`],
    ['public.create_exam_code', `not between ${accessCodeBytes.join(' and ')}`],
    ['public.save_exam_answer', `save_exam_answer.choice not between ${bounds.optionIndex.join(' and ')}`],
  ])('%s: %s', async (name, said) => {
    const [row] = await database.query('select prosrc from pg_proc where oid = $1::regproc', [name]);
    expect(row?.['prosrc']).toContain(said);
  });
});

test('the factors of time are those that a study plan takes', async () => {
  const [row] = await database.query(
    `select pg_get_constraintdef(oid) as says from pg_constraint where conname = 'study_plans_time_factor_known'`,
  );
  const known = String(row?.['says']).match(/\d+(?:\.\d+)?/g);
  expect(known?.map(Number)).toEqual([...timeFactors]);
});

test('an exam has the numbers of the table of bounds', async () => {
  expect((await database.query('select private.exam_rules() as rules'))[0]).toEqual({ rules: examRules });
});

test('the mock has the numbers of the table of bounds, and the weights of the blueprint', async () => {
  const parts = mockRules.parts.map((part, place) => ({ ...part, weights: blueprint.parts[place]?.weights }));
  expect((await database.query('select private.mock_rules() as rules'))[0]).toEqual({
    rules: { ...mockRules, parts },
  });
});

test('a part of the mock is late no longer than its break lasts', () => {
  expect(mockRules.breakMinutes).toBeGreaterThan(examRules.lateMinutes);
});

test('the domains of an exam stand in the order in which the remainder of an uneven split is given out', async () => {
  expect((await database.query('select private.exam_domains() as domains'))[0]).toEqual({
    domains: examDomains.map(({ title }) => title),
  });
});

test('the stored titles are the programme’s, with the English names of what is attempted', async () => {
  const known = await database.query(
    'select title, attempt_kind as kind, title_en as english from private.known_titles',
  );
  const attempted = (title: string, kind: string) => {
    const parts = skillTitleKey(title)?.split('.') ?? [];
    const english = parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], englishTitles);
    return { title, kind, english };
  };
  const expected = [
    ...skills.map(({ title }) => attempted(title, 'quiz')),
    ...bankDomains.map(({ title }) => ({ title, kind: null, english: null })),
    attempted(ALL_SKILLS_TITLE, 'quiz'),
    attempted(MISTAKES_TITLE, 'quiz'),
    attempted(EXAM_SIMULATION_TITLE, 'exam'),
    attempted(MOCK_EXAM_TITLE, 'exam'),
  ];
  expect(new Set(known.map((row) => JSON.stringify(row)))).toEqual(
    new Set(expected.map((row) => JSON.stringify(row))),
  );
});
