import { startTestStack } from '@revisoins/stack/testing/start-test-stack';
import * as z from 'zod';
import type { Measure } from './bench.ts';

const LEARNERS = 500;
const ATTEMPTS_EACH = 20;
const CONCERNED = 1_000;
const MEASURES = 3;

/** That many learners with quizzes of 15 answers; for each measure, 1,000 of them have an item of its own. */
const FILL = `
  with learners as (
    insert into auth.users (id, aud, role, email)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'learner-' || number || '@example.test'
      from generate_series(1, ${LEARNERS}) as number
    returning id
  ), quizzes as (
    select learners.id as learner, (row_number() over (order by learners.id, number)) - 1 as number
      from learners, generate_series(1, ${ATTEMPTS_EACH}) as number
  ), bank as (
    select items.id, items.version, row_number() over (order by items.id) as place
      from private.items where kind = 'quiz' and retired_at is null
  )
  insert into public.quiz_attempts (id, user_id, skill_title, score, total_questions, time_spent, answers)
  select gen_random_uuid(), quizzes.learner, 'Toutes les compétences', 15, 15, 600,
         (select jsonb_agg(jsonb_build_object('item', bank.id, 'version', bank.version, 'choice', 'a', 'correct', true))
            from bank
           where bank.place between 101 and 114
              or bank.place = case when quizzes.number < ${CONCERNED * MEASURES} then 1 + quizzes.number % ${MEASURES} else 115 end)
    from quizzes`;

const outcome = z.object({ outcome: z.literal('voided'), attempts: z.int().check(z.gte(CONCERNED)) });

/** How long it takes to take an item out of the results that counted it, as `npm run content -- void`. */
export const measureRescore: Measure = async () => {
  const stack = await startTestStack();
  try {
    await stack.sql(FILL);
    const items = await stack.sql(
      `select id from private.items where kind = 'quiz' and retired_at is null order by id limit ${MEASURES}`,
    );
    const samples: number[] = [];
    for (const { id } of items) {
      const began = performance.now();
      const response = await fetch(`${stack.apiUrl}/rest/v1/rpc/void_item`, {
        method: 'POST',
        headers: {
          apikey: stack.secretKey,
          Authorization: `Bearer ${stack.secretKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          item_id: id,
          reason_fr: 'Deux réponses étaient justes.',
          reason_en: 'Two answers were right.',
          voided_by: 'Bench',
        }),
      });
      outcome.parse(await response.json());
      samples.push(performance.now() - began);
    }
    return [
      {
        id: 'rescore',
        name: `an item is taken out of ${CONCERNED} of ${LEARNERS * ATTEMPTS_EACH} results, in the embedded database; each learner is told`,
        value: Math.max(...samples),
        unit: 'ms',
        atMost: 2_000,
        samples: { times: samples },
      },
    ];
  } finally {
    await stack.stop();
  }
};
