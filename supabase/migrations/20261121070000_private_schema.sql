-- What the API must never reach lives in `private`: the question bank, and the helpers of triggers and functions.
-- Everyone's default rights on functions and tables end here; each later migration grants what it means to grant.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

grant usage on schema public to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- The right that every new function gives to PUBLIC can only be taken away for all schemas at once.
alter default privileges revoke execute on functions from public;

comment on schema private is 'Not exposed by the API. Reached through security definer functions only.';
