-- Rights on the schemas that the auth and storage services own.
grant usage on schema auth, storage to anon, authenticated, service_role;
grant all on all tables in schema auth to service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
