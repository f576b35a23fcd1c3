-- Tells the seeds that this is a database of the local stack, the only place for an account with a known password.
create schema if not exists stack;
create table if not exists stack.demonstration ();
