-- The numbers of an exam that learners are told, in one place; the same as `examRules` in libs/assessment.
--   lateMinutes: how long after the deadline an answer that was given before it still counts when it arrives.
--   secondsPerAnswer: the correction opens when the sitting lasted this long for each answer.
--   startsPerDay: simulations begun in 24 hours.
create function private.exam_rules()
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select '{"lateMinutes": 10, "secondsPerAnswer": 3, "startsPerDay": 10}'::jsonb
$$;

revoke all on function private.exam_rules() from public, anon, authenticated;
