/** A setting of the operator; undefined when it is missing or blank. */
export function optionalSetting(name: string): string | undefined {
  const value = Deno.env.get(name)?.trim();
  return value ? value : undefined;
}

/** The address of a service without its last slash; `otherwise` when the operator gives none. */
export function addressSetting<T extends string | undefined>(name: string, otherwise: T): string | T {
  return optionalSetting(name)?.replace(/\/+$/, '') ?? otherwise;
}
