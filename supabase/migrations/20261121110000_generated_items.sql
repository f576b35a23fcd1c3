-- Questions that a language model wrote for generate-quiz. They are kept for the record, retired from the start: nobody
-- else draws them, no exam and no search finds them, until a person has read them (docs/guides/operator.md).

-- Questions that learners may have written for them: each may cost the operator money.
alter table private.voice_limits drop constraint voice_limits_service_known;
alter table private.voice_limits add constraint voice_limits_service_known
  check (service in ('transcribe', 'complete', 'tts', 'voices', 'generate-quiz'));
insert into private.voice_limits (service, units, per) values ('generate-quiz', 120, '1 hour');

-- What is written and checked against: { skillId, objectives, stems }. Objectives in French, at most 20, by chance;
-- stems of all live questions of the skill and of those that the hashes name. skillId is null for an unknown title.
create function public.generation_brief(skill_title text, used_hashes text[] default '{}')
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  with known as materialized (
    select items.skill_id, items.origin, items.objective ->> 'fr' as objective, items.fr ->> 'stem' as stem
      from private.items
     where items.kind = 'quiz'
       and items.skill_title = btrim(generation_brief.skill_title)
       and (items.retired_at is null or items.hash = any (generation_brief.used_hashes))
  ),
  objectives as (
    select objective
      from (select distinct objective from known where objective is not null) as different
     order by random()
     limit 20
  )
  select jsonb_build_object(
    'skillId', (select min(skill_id) from known),
    'objectives', coalesce((select jsonb_agg(objective) from objectives), '[]'::jsonb),
    'stems', coalesce((select jsonb_agg(distinct stem) from known), '[]'::jsonb)
  )
$$;

revoke all on function public.generation_brief(text, text[]) from public, anon, authenticated;
grant execute on function public.generation_brief(text, text[]) to service_role;

-- Keeps questions that passed the gate: [{ id, difficulty, key, fr, hash }]. All of them or none; answers how many.
create function public.store_generated_items(skill_title text, items jsonb)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  skill smallint;
  stored integer;
begin
  select min(known.skill_id) into skill
    from private.items as known
   where known.kind = 'quiz' and known.skill_title = btrim(store_generated_items.skill_title);
  if skill is null then
    raise exception 'there is no skill of this title' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(store_generated_items.items) is distinct from 'array' or jsonb_array_length(store_generated_items.items) > 50 then
    raise exception 'items must be a list of at most 50' using errcode = 'invalid_parameter_value';
  end if;

  insert into private.items (id, version, kind, skill_id, skill_title, difficulty, origin, key, fr, hash, retired_at)
  select item ->> 'id', 1, 'quiz', skill, btrim(store_generated_items.skill_title), item ->> 'difficulty', 'ai',
         item ->> 'key', item -> 'fr', item ->> 'hash', now()
    from jsonb_array_elements(store_generated_items.items) as item;
  get diagnostics stored = row_count;
  return stored;
end
$$;

revoke all on function public.store_generated_items(text, jsonb) from public, anon, authenticated;
grant execute on function public.store_generated_items(text, jsonb) to service_role;
