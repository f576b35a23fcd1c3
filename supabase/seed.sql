-- A demonstration learner with five weeks of history, for the databases of the local stack only:
-- anywhere else this file does nothing, so that no hosted project ever has an account with a known password.
--   demo@revisoins.test / Demo-Revisoins-2026
-- May run any number of times: what the learner did since stays.

do $seed$
declare
  demo constant uuid := '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e01';
  zone constant text := 'America/Toronto';
begin
  if to_regclass('stack.demonstration') is null then
    return;
  end if;

  -- The access code of the exam simulation: DEMO-EXAMEN-2026
  if not exists (select from private.exam_codes where cohort = 'Démonstration' and revoked_at is null) then
    perform public.create_exam_code('Démonstration', 'DEMO-EXAMEN-2026', now() + interval '1 year');
  end if;

  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at
  )
  values (
    demo, 'authenticated', 'authenticated', 'demo@revisoins.test',
    '$2a$10$Ah.e04lMIr2JySYID/fAHecaqXyKe0lftSMn56A5yg7AqXRUZ7Ac6',
    now() - interval '36 days',
    '{"provider": "email", "providers": ["email"]}',
    '{"first_name": "Maryse", "last_name": "Tremblay", "study_level": "infirmier-auxiliaire", "email_verified": true}',
    now() - interval '36 days'
  )
  on conflict do nothing;

  -- An account with this address that was created in another way is not touched.
  if not exists (select from auth.users where id = demo) then
    return;
  end if;

  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (
    '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e02', 'email', demo::text, demo,
    jsonb_build_object('sub', demo, 'email', 'demo@revisoins.test', 'email_verified', true)
  )
  on conflict do nothing;

  -- The sign-up trigger has created the profile. A new demonstration has seen the introduction; its username
  -- is still to be chosen.
  update public.profiles
     set has_seen_onboarding = true, created_at = now() - interval '36 days'
   where id = demo and updated_at = created_at;

  insert into public.quiz_attempts (id, user_id, skill_title, score, total_questions, time_spent, completed_at, created_at)
  select
    md5('revisoins demo attempt ' || attempt)::uuid, demo, skill_title, score, total, seconds,
    -- They reached the server when they ended.
    ended, ended
  from (values
    ( 1, 35, interval '18:42', 'Compétence 1 - Situation au regard de la profession', 5, 10, 187),
    ( 2, 34, interval '19:05', 'Compétence 2 - Approche globale de la santé', 6, 10, 171),
    ( 3, 32, interval '12:18', 'Compétence 8 - Prévention des infections', 4, 10, 198),
    ( 4, 32, interval '20:31', 'Compétence 1 - Situation au regard de la profession', 7, 10, 162),
    ( 5, 30, interval '17:55', 'Compétence 5 - Relation aidante', 3, 5, 84),
    ( 6, 28, interval '18:20', 'Compétence 4 - Procédés de soins d''assistance', 5, 10, 193),
    ( 7, 27, interval '21:02', 'Compétence 8 - Prévention des infections', 6, 10, 176),
    ( 8, 26, interval '12:40', 'Compétence 11 - Nutrition', 3, 5, 71),
    ( 9, 25, interval '19:14', 'Compétence 9 - Pharmacothérapie', 7, 20, 400),
    (10, 23, interval '18:08', 'Compétence 2 - Approche globale de la santé', 8, 10, 149),
    (11, 22, interval '20:47', 'Compétence 6 - Aspects légaux et éthiques', 6, 10, 182),
    (12, 20, interval '12:22', 'Compétence 4 - Procédés de soins d''assistance', 7, 10, 168),
    (13, 20, interval '19:36', 'Compétence 14 - Systèmes cardiovasculaire et respiratoire', 8, 15, 287),
    (14, 18, interval '18:51', 'Compétence 9 - Pharmacothérapie', 10, 20, 392),
    (15, 17, interval '20:05', 'Compétence 8 - Prévention des infections', 12, 15, 241),
    (16, 16, interval '17:33', 'Compétence 3 - Communication au sein d''une équipe de travail', 4, 5, 66),
    (17, 14, interval '19:27', 'Compétence 14 - Systèmes cardiovasculaire et respiratoire', 10, 15, 274),
    (18, 13, interval '18:44', 'Compétence 6 - Aspects légaux et éthiques', 8, 10, 154),
    (19, 13, interval '21:10', 'Compétence 22 - Premiers secours', 7, 10, 173),
    (20, 11, interval '12:35', 'Compétence 11 - Nutrition', 8, 10, 139),
    (21, 10, interval '18:59', 'Compétence 9 - Pharmacothérapie', 13, 20, 371),
    (22,  9, interval '20:22', 'Compétence 19 - Soins palliatifs', 7, 10, 165),
    (23,  8, interval '19:41', 'Compétence 5 - Relation aidante', 9, 10, 128),
    (24,  6, interval '18:15', 'Compétence 4 - Procédés de soins d''assistance', 9, 10, 141),
    (25,  6, interval '20:38', 'Compétence 14 - Systèmes cardiovasculaire et respiratoire', 12, 15, 252),
    (26,  5, interval '19:03', 'Compétence 27 - Soins à la mère et au nouveau-né', 7, 10, 159),
    (27,  4, interval '12:27', 'Compétence 22 - Premiers secours', 9, 10, 133),
    (28,  3, interval '18:36', 'Compétence 9 - Pharmacothérapie', 16, 20, 348),
    (29,  2, interval '20:11', 'Compétence 8 - Prévention des infections', 14, 15, 214),
    (30,  1, interval '19:20', 'Compétence 1 - Situation au regard de la profession', 10, 10, 118)
  ) as history (attempt, days_ago, clock, skill_title, score, total, seconds)
  cross join lateral (
    select (date_trunc('day', now() at time zone zone) - make_interval(days => days_ago) + clock) at time zone zone as ended
  ) as times
  on conflict (id) do nothing;

  -- The sign-up trigger has sent a welcome: five weeks ago, and the learner has read it.
  update public.user_notifications
     set id = '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e11', is_read = true, created_at = now() - interval '36 days'
   where user_id = demo
     and title = 'Bienvenue dans Révisoins!'
     and not exists (select from public.user_notifications where id = '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e11');

  insert into public.user_notifications (id, user_id, title, message, title_en, message_en, notification_type, is_read, created_at)
  values
    (
      '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e12', demo, 'Déjà 20 quiz terminés',
      'Vous révisez depuis trois semaines et votre moyenne monte. Continuez à ce rythme.',
      '20 quizzes completed already',
      'You have been studying for three weeks and your average is rising. Keep up the pace.',
      'info', false, now() - interval '11 days'
    ),
    (
      '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e13', demo, 'Pharmacothérapie : une révision de plus?',
      'Votre dernier résultat est de 80 %. Un quiz de plus cette semaine aide à fixer ce que vous venez d’apprendre.',
      'Pharmacotherapy: one more review?',
      'Your last result is 80%. One more quiz this week helps you remember what you have just learned.',
      'reminder', false, now() - interval '1 day'
    )
  on conflict (id) do update
    set title = excluded.title, message = excluded.message, title_en = excluded.title_en, message_en = excluded.message_en;
end
$seed$;
