/** A setting of the operator; undefined when it is missing or blank. */
export function optionalSetting(name: string): string | undefined {
  const value = Deno.env.get(name)?.trim();
  return value ? value : undefined;
}

/** The address of a service without a trailing slash; `otherwise` when the operator sets none. */
export function addressSetting<T extends string | undefined>(name: string, otherwise: T): string | T {
  return optionalSetting(name)?.replace(/\/+$/, '') ?? otherwise;
}
