import { sqlStatements, sqlTokens } from './sql-tokens.ts';

const readStatements = (source: string): string[] =>
  sqlStatements(sqlTokens(source)).map((tokens) => source.slice(tokens[0]?.start, tokens.at(-1)?.end));

const policy = /^create policy ("[^"]+"|\w+)\s+on ([\w.]+)/i;
const trigger = /^create trigger (\w+)[\s\S]*?\son ([\w.]+)/i;
const uniqueIndex = /^create unique index (\w+) on (\w+)\./i;
const rowSecurity = /^(alter table [\w.]+) enable row level security$/i;
/** The service role has its grants by default as well: revoking one would do more than not granting it. */
const grant = /^grant ([\s\S]+) to (?!service_role)([\w, ]+)$/i;

/** What undoes a statement; undefined where that takes a database that was made without it. */
function undo(statement: string): string | undefined {
  const [, policyName, policyTable] = policy.exec(statement) ?? [];
  if (policyName !== undefined) return `drop policy ${policyName} on ${policyTable}`;
  const [, triggerName, triggerTable] = trigger.exec(statement) ?? [];
  if (triggerName !== undefined) return `drop trigger ${triggerName} on ${triggerTable}`;
  const [, indexName, schema] = uniqueIndex.exec(statement) ?? [];
  if (indexName !== undefined) return `drop index ${schema}.${indexName}`;
  const [, table] = rowSecurity.exec(statement) ?? [];
  if (table !== undefined) return `${table} disable row level security`;
  const [, rights, roles] = grant.exec(statement) ?? [];
  return rights === undefined ? undefined : `revoke ${rights} from ${roles}`;
}

/** What turns a statement into another one that replaces it. */
function replace(statement: string, by: string): string | undefined {
  if (/^create function /i.test(by)) return by.replace(/^create function /i, 'create or replace function ');
  // A wider grant contains the narrower one.
  if (grant.test(statement) && /^grant /i.test(by)) return by;
  const undone = policy.test(statement) ? undo(statement) : undefined;
  return undone === undefined ? undefined : `${undone};\n${by}`;
}

/** The one statement in which two sources differ, and what replaces it, if anything does. */
function findDifference(source: string, changed: string): { statement: string; by?: string } | undefined {
  const [before, after] = [readStatements(source), readStatements(changed)];
  const at = before.findIndex((statement, index) => statement !== after[index]);
  const [statement, by] = [before[at], after[at]];
  if (statement === undefined) return undefined;
  const rest = (statements: string[], from: number) => statements.slice(from).join(';');
  if (rest(before, at + 1) === rest(after, at)) return { statement };
  return by !== undefined && rest(before, at + 1) === rest(after, at + 1) ? { statement, by } : undefined;
}

/**
 * The SQL that turns a database with one source into one with the other, if they differ in one statement for
 * which this is possible. Pure.
 */
export function deriveScript(source: string, changed: string): string | undefined {
  const { statement, by } = findDifference(source, changed) ?? {};
  if (statement === undefined) return undefined;
  return by === undefined ? undo(statement) : replace(statement, by);
}

/** The function in which alone two sources differ, with its schema. Pure. */
export function changedFunction(source: string, changed: string): string | undefined {
  return /^create function (\w+\.\w+)/i.exec(findDifference(source, changed)?.statement ?? '')?.[1];
}
