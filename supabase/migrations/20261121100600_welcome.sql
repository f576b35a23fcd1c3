-- A first message for whoever signs up. A sign-up never fails because of it.
create function private.welcome()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.user_notifications (user_id, title, message, notification_type)
  values (
    new.id,
    'Bienvenue dans Révisoins!',
    'Votre compte est prêt. Choisissez une compétence et faites un premier quiz : vos progrès s’affichent sur le tableau de bord.',
    'success'
  );
  return new;
exception
  when others then
    raise warning 'no welcome for the new user %: %', new.id, sqlerrm;
    return new;
end
$$;

create trigger welcome
  after insert on auth.users
  for each row
  execute function private.welcome();
