-- Titles of attempts, of the history and of reports are those of the programme: nothing else is stored, however alike it
-- looks. And what an attempt was is told by a column that learners cannot write, no longer by its title.

create table private.known_titles (
  title text primary key,
  -- What an attempt of this title was; null for the domains of the exam, which only reports name.
  attempt_kind text,

  constraint known_titles_attempt_kind_known check (attempt_kind in ('quiz', 'exam')),
  constraint known_titles_of_attempts unique (title, attempt_kind)
);

alter table private.known_titles enable row level security;
revoke all on private.known_titles from public, anon, authenticated;

comment on table private.known_titles is 'The titles of libs/assessment (skills.ts, exam-domains.ts), by migration only.';

insert into private.known_titles (title, attempt_kind)
values
  ('Compétence 1 - Situation au regard de la profession', 'quiz'),
  ('Compétence 2 - Approche globale de la santé', 'quiz'),
  ('Compétence 3 - Communication au sein d''une équipe de travail', 'quiz'),
  ('Compétence 4 - Procédés de soins d''assistance', 'quiz'),
  ('Compétence 5 - Relation aidante', 'quiz'),
  ('Compétence 6 - Aspects légaux et éthiques', 'quiz'),
  ('Compétence 7 - Système musculosquelettique', 'quiz'),
  ('Compétence 8 - Prévention des infections', 'quiz'),
  ('Compétence 9 - Pharmacothérapie', 'quiz'),
  ('Compétence 11 - Nutrition', 'quiz'),
  ('Compétence 12 - Systèmes nerveux et sensoriel', 'quiz'),
  ('Compétence 13 - Système endocrinien', 'quiz'),
  ('Compétence 14 - Systèmes cardiovasculaire et respiratoire', 'quiz'),
  ('Compétence 15 - Système digestif', 'quiz'),
  ('Compétence 16 - Systèmes urinaire et reproducteur', 'quiz'),
  ('Compétence 18 - Déficits cognitifs', 'quiz'),
  ('Compétence 19 - Soins palliatifs', 'quiz'),
  ('Compétence 20 - Santé mentale', 'quiz'),
  ('Compétence 22 - Premiers secours', 'quiz'),
  ('Compétence 27 - Soins à la mère et au nouveau-né', 'quiz'),
  ('Compétence 29 - Soins à l''enfant et à l''adolescent', 'quiz'),
  ('Simulation d''Examen', 'exam'),
  ('Anatomie et Physiologie', null),
  ('Pharmacologie', null),
  ('Soins de Plaies', null),
  ('Hygiène et Asepsie', null),
  ('Examens Cliniques', null),
  ('Neurologie', null),
  ('Urgences et Réanimation', null),
  ('Injections et Prélèvements', null);

alter table public.quiz_attempts add column kind text not null default 'quiz';
comment on column public.quiz_attempts.kind is 'quiz or exam. Results of exams are written by the exam only.';

-- What stands there already: an exam's result carries the id of its exam. A title that nobody offers, imitations of
-- exams among them, is set aside, not erased.
update public.quiz_attempts as attempts
   set kind = 'exam'
  from private.exams as exams
 where exams.id = attempts.id and exams.user_id = attempts.user_id and exams.state = 'finished'
   and attempts.skill_title = 'Simulation d''Examen';
update public.quiz_attempts as attempts
   set deleted_at = now()
 where deleted_at is null
   and not exists (
     select from private.known_titles as known
      where known.title = attempts.skill_title and known.attempt_kind = attempts.kind
   );

-- Not validated: older rows of other titles stay where they are.
alter table public.quiz_attempts
  add constraint quiz_attempts_known_title foreign key (skill_title, kind)
  references private.known_titles (title, attempt_kind) not valid;
alter table public.user_quiz_history
  add constraint user_quiz_history_known_title foreign key (skill_title) references private.known_titles (title) not valid;
alter table public.question_reports
  add constraint question_reports_known_title foreign key (skill_title) references private.known_titles (title) not valid;

drop policy "exam results are written by the exam" on public.quiz_attempts;
create policy "exam results are written by the exam"
  on public.quiz_attempts as restrictive for insert to authenticated
  with check (kind = 'quiz');

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

  insert into public.quiz_attempts (id, user_id, kind, skill_title, score, total_questions, time_spent, completed_at)
  values (
    closed.id, closed.user_id, 'exam', 'Simulation d''Examen', closed.score, closed.question_count,
    floor(extract(epoch from closed.ended_at - closed.started_at))::integer, closed.ended_at
  )
  on conflict (id) do update
    set user_id = excluded.user_id,
        kind = excluded.kind,
        skill_title = excluded.skill_title,
        score = excluded.score,
        total_questions = excluded.total_questions,
        time_spent = excluded.time_spent,
        completed_at = excluded.completed_at,
        created_at = excluded.created_at,
        deleted_at = null;
end
$$;
