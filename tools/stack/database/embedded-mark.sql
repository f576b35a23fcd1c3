-- Tells the seeds that this is the embedded database, the only place for an account with a known password.
create schema if not exists stack;
create table if not exists stack.embedded ();
