-- An exam that the server holds: its questions with the key they had when it began, its deadline, its answers.
-- live -> finished (by the learner, or by time) or live -> abandoned; nothing leaves these two.

create table private.exams (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null default 'live',
  question_count integer not null,
  minutes integer not null,
  started_at timestamptz not null default now(),
  deadline timestamptz not null,
  -- Answers carry the numbers 1, 2, 3 and so on: this is the last one that was taken in.
  last_sequence integer not null default 0,
  ended_at timestamptz,
  is_time_up boolean,
  score integer,

  constraint exams_state_known check (state in ('live', 'finished', 'abandoned')),
  constraint exams_question_count_known check (question_count in (20, 30, 40)),
  constraint exams_minutes_known check (minutes in (30, 45, 60)),
  constraint exams_deadline_follows check (deadline = started_at + make_interval(mins => minutes)),
  constraint exams_last_sequence_range check (last_sequence >= 0),
  constraint exams_end_with_their_state check ((state = 'live') = (ended_at is null)),
  constraint exams_end_in_time check (ended_at between started_at and deadline),
  constraint exams_score_when_finished check ((state = 'finished') = (score is not null)),
  constraint exams_time_up_when_finished check ((state = 'finished') = (is_time_up is not null)),
  constraint exams_score_range check (score between 0 and question_count)
);

create unique index exams_one_live_per_learner on private.exams (user_id) where state = 'live';
create index exams_by_learner on private.exams (user_id, started_at desc);
create index exams_live_by_deadline on private.exams (deadline) where state = 'live';

create table private.exam_questions (
  exam_id uuid not null references private.exams (id) on delete cascade,
  -- 1 to question_count.
  position integer not null,
  item_id text not null,
  item_version integer not null,
  -- The four option ids in the order in which this learner sees them.
  option_order text[] not null,
  key text not null,
  -- Index into option_order from 0; null while open.
  choice smallint,
  flagged boolean not null default false,

  primary key (exam_id, position),
  constraint exam_questions_no_repeat unique (exam_id, item_id),
  constraint exam_questions_item foreign key (item_id, item_version) references private.items (id, version),
  constraint exam_questions_key_known check (key in ('a', 'b', 'c', 'd')),
  constraint exam_questions_choice_range check (choice between 0 and 3),
  constraint exam_questions_all_options check (
    cardinality(option_order) = 4 and option_order @> array['a', 'b', 'c', 'd']
  )
);

create index exam_questions_by_item on private.exam_questions (item_id, item_version);

-- What was taken in, in order: a repeated delivery is told from a new answer, and an examiner can follow.
create table private.exam_saves (
  exam_id uuid not null references private.exams (id) on delete cascade,
  sequence integer not null,
  idempotency_key uuid not null,
  position integer not null,
  choice smallint,
  flagged boolean not null,
  saved_at timestamptz not null default now(),

  primary key (exam_id, sequence),
  constraint exam_saves_once unique (exam_id, idempotency_key)
);

alter table private.exams enable row level security;
alter table private.exam_questions enable row level security;
alter table private.exam_saves enable row level security;

revoke all on private.exams, private.exam_questions, private.exam_saves from public, anon, authenticated;

-- Holds for every role, ours included.
create function private.guard_exam()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.state <> 'live' then
    perform private.refuse_exam('exam_' || old.state, format('the exam is %s and does not change', old.state));
  end if;
  if (new.id, new.user_id, new.question_count, new.minutes, new.started_at, new.deadline)
    is distinct from (old.id, old.user_id, old.question_count, old.minutes, old.started_at, old.deadline)
  then
    perform private.refuse_exam('exam_fixed', 'an exam keeps its learner, its size and its times');
  end if;
  if new.last_sequence not in (old.last_sequence, old.last_sequence + 1) then
    perform private.refuse_exam('exam_out_of_order', 'answers are taken in one after the other', old.last_sequence::text);
  end if;
  return new;
end
$$;

create trigger guard_exam
  before update on private.exams
  for each row
  execute function private.guard_exam();

create function private.guard_exam_question()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select state from private.exams where id = old.exam_id) <> 'live' then
    perform private.refuse_exam('exam_finished', 'answers of an exam that has ended do not change');
  end if;
  if (new.exam_id, new.position, new.item_id, new.item_version, new.option_order, new.key)
    is distinct from (old.exam_id, old.position, old.item_id, old.item_version, old.option_order, old.key)
  then
    perform private.refuse_exam('exam_fixed', 'a question of an exam keeps its text, its options and its key');
  end if;
  return new;
end
$$;

create trigger guard_exam_question
  before update on private.exam_questions
  for each row
  execute function private.guard_exam_question();

-- Results of exams come from exams: a learner's own insert under this title is refused.
create policy "exam results are written by the exam"
  on public.quiz_attempts as restrictive for insert to authenticated
  with check (skill_title <> 'Simulation d''Examen');
