import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { makePicture } from './picture.ts';
import { addLearner } from './test-learner.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

test('an export contains every table with rows of the learner, and nothing about anybody else or the exam’s keys', async () => {
  const { id, client } = await addLearner(stack, 'owner', { first_name: 'Maryse' });
  const other = await addLearner(stack, 'other');
  const chosen = { item: 'c11-001', version: 1, choice: 'a', correct: true };
  const typed = { template: 'calc-volume-01', version: 1, seed: 7, typed: '2,5', unit: 'mL', correct: true };
  for (const [learner, title] of [
    [client, 'Compétence 11 - Nutrition'],
    [other.client, 'Compétence 15 - Système digestif'],
  ] as const) {
    await learner.from('quiz_attempts').insert({
      id: crypto.randomUUID(),
      skill_title: title,
      score: 4,
      total_questions: 5,
      time_spent: 60,
      numeric_answers: [typed],
      answers: [chosen],
    });
    await learner
      .from('study_plans')
      .insert({ exam_date: '2027-03-15', time_factor: 1.5, reminder_hour: 18 });
    await learner
      .from('user_quiz_history')
      .insert({ skill_title: title, question_hash: 'h', question_text: 'q' });
    await learner
      .from('question_reports')
      .insert({ skill_title: title, question_hash: 'h', question_text: 'q' });
    await learner.rpc('take_quota', { action: 'tts', units: 10 });
    await learner.rpc('unlock_exam', { code: 'DEMO-EXAMEN-2026' });
    await learner.rpc('start_exam', { question_count: 20, minutes: 30 });
  }
  await client.storage
    .from('avatars')
    .upload(`${id}/avatar_1.jpg`, makePicture('image/jpeg').buffer, { contentType: 'image/jpeg' });

  const { data, error } = await client.rpc('export_my_data');
  expect(error).toBeNull();
  expect(data).toMatchObject({
    account: { id, email: 'owner@revisoins.test', user_metadata: { first_name: 'Maryse' } },
    profile: { id, first_name: 'Maryse' },
    quiz_attempts: [
      {
        kind: 'quiz',
        skill_title: 'Compétence 11 - Nutrition',
        score: 4,
        numeric_answers: [typed],
        answers: [chosen],
      },
    ],
    study_plan: { exam_date: '2027-03-15', minutes_a_day: 10, time_factor: 1.5, reminder_hour: 18 },
    user_quiz_history: [{ skill_title: 'Compétence 11 - Nutrition' }],
    user_notifications: [{ title: 'Bienvenue dans Révisoins!' }],
    question_reports: [{ skill_title: 'Compétence 11 - Nutrition' }],
    exams: [{ question_count: 20, state: 'live' }],
    exam_access: [{ cohort: 'Démonstration' }],
    quota_usage: expect.arrayContaining([expect.objectContaining({ action: 'tts', units: 10 })]),
    files: [{ bucket: 'avatars', name: `${id}/avatar_1.jpg` }],
  });
  const text = JSON.stringify(data);
  expect(text).not.toContain('Système digestif');
  expect(text).not.toContain(other.id);
  expect(text).not.toMatch(/"(key|encrypted_password|code_hash|item_id)"/);
});

test('a table that refers to accounts is in the export or known to hold nothing worth it', async () => {
  const tables = await stack.sql(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where confrelid = 'auth.users'::regclass and conrelid::regclass::text not like 'auth.%' order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual([
    'private.exam_access',
    // Moments of wrong codes, for a day.
    'private.exam_code_attempts',
    'private.exams',
    // Keyed hashes of the devices that know the account, and since when.
    'private.known_devices',
    // The moment of a proof, for a minute.
    'private.proven_sign_ups',
    'private.quota_usage',
    // The address of a link that stops mails.
    'private.reminder_links',
    'private.reminders',
    // Medians of the rows in `quiz_attempts`, which are there.
    'private.usual_times',
    // Which of her notifications tells of which question.
    'private.void_notices',
    'profiles',
    'question_reports',
    'quiz_attempts',
    'study_plans',
    'user_notifications',
    'user_quiz_history',
  ]);
});
