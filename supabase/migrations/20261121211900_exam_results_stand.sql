-- An exam's result cannot be kept out of the attempts by another row under its id, nor imitated under a title that
-- reads the same.

drop policy "exam results are written by the exam" on public.quiz_attempts;
create policy "exam results are written by the exam"
  on public.quiz_attempts as restrictive for insert to authenticated
  with check (regexp_replace(lower(skill_title), '[^a-z]', '', 'g') <> 'simulationdexamen');

-- Scores a live exam and saves the attempt under the exam's id, in one transaction. Stamped at the deadline at the latest.
create or replace function private.close_exam(exam_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  closed private.exams;
begin
  update private.exams
     set state = 'finished',
         ended_at = least(now(), deadline),
         -- The browser's countdown may be a moment ahead.
         is_time_up = now() >= deadline - interval '1 second',
         score = private.exam_score(id)
   where id = close_exam.exam_id and state = 'live'
  returning * into closed;
  if closed.id is null then
    return;
  end if;

  insert into public.quiz_attempts (id, user_id, skill_title, score, total_questions, time_spent, completed_at)
  values (
    closed.id, closed.user_id, 'Simulation d''Examen', closed.score, closed.question_count,
    floor(extract(epoch from closed.ended_at - closed.started_at))::integer, closed.ended_at
  )
  on conflict (id) do update
    set user_id = excluded.user_id,
        skill_title = excluded.skill_title,
        score = excluded.score,
        total_questions = excluded.total_questions,
        time_spent = excluded.time_spent,
        completed_at = excluded.completed_at,
        created_at = excluded.created_at,
        deleted_at = null;
end
$$;
