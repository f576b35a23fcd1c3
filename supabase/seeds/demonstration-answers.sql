-- What the demonstration learner of seed.sql answered, so that she has mistakes to go over and quizzes to read again. Beside
-- the bank, whose questions they are: of those of a skill, the first ones were answered rightly, the others wrongly.
-- Attempts that have answers keep them.

do $seed$
declare
  demo constant uuid := '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e01';
begin
  if to_regclass('stack.demonstration') is null then
    return;
  end if;

  update public.quiz_attempts as attempts
     set answers = (
       select coalesce(
           jsonb_agg(
             jsonb_build_object(
               'item', asked.id,
               'version', asked.version,
               'choice', case
                 when asked.place <= attempts.score then asked.key
                 else substr('abcd', strpos('abcd', asked.key) % 4 + 1, 1)
               end,
               'correct', asked.place <= attempts.score
             )
             order by asked.place
           ),
           '[]'
         )
         from (
           select items.id, items.version, items.key,
                  row_number() over (order by md5(items.id || attempts.id)) as place
             from private.items
            where items.kind = 'quiz'
              and items.origin = 'bank'
              and items.retired_at is null
              and items.skill_id = substring(attempts.skill_title from 'Compétence ([0-9]+)')::integer
         ) as asked
        where asked.place <= attempts.total_questions
     )
   where attempts.user_id = demo
     and attempts.id in (select md5('revisoins demo attempt ' || attempt)::uuid from generate_series(1, 30) as attempt)
     and attempts.answers = '[]';
end
$seed$;
