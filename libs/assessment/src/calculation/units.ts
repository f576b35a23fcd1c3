interface Unit {
  readonly fr: string;
  readonly en: string;
  /** Units of one dimension convert into one another: an item that offers two states which one it wants. */
  readonly dimension: string;
  /** Its size relative to the other units of its dimension; 1 if omitted. */
  readonly size?: number;
}

/** The units of answers, as they are shown once `withPlurals` knows the number. */
export const units = {
  tablet: { fr: 'comprimé(s)', en: 'tablet(s)', dimension: 'tablet' },
  unit: { fr: 'unité(s)', en: 'unit(s)', dimension: 'unit' },
  mL: { fr: 'mL', en: 'mL', dimension: 'volume' },
  L: { fr: 'L', en: 'L', dimension: 'volume', size: 1000 },
  mcg: { fr: 'mcg', en: 'mcg', dimension: 'mass', size: 0.001 },
  mg: { fr: 'mg', en: 'mg', dimension: 'mass' },
  g: { fr: 'g', en: 'g', dimension: 'mass', size: 1000 },
  kg: { fr: 'kg', en: 'kg', dimension: 'mass', size: 1_000_000 },
  lb: { fr: 'lb', en: 'lb', dimension: 'mass', size: 1_000_000 / 2.2 },
  'mL/h': { fr: 'mL/h', en: 'mL/h', dimension: 'flow' },
  'mL/min': { fr: 'mL/min', en: 'mL/min', dimension: 'flow', size: 60 },
  'gtt/min': { fr: 'gouttes/min', en: 'drops/min', dimension: 'drops' },
  'mg/kg': { fr: 'mg/kg', en: 'mg/kg', dimension: 'dose' },
  'mg/mL': { fr: 'mg/mL', en: 'mg/mL', dimension: 'concentration' },
  h: { fr: 'heure(s)', en: 'hour(s)', dimension: 'time', size: 60 },
  min: { fr: 'minute(s)', en: 'minute(s)', dimension: 'time' },
} as const satisfies Readonly<Record<string, Unit>>;

/** An amount in another unit of the same dimension. */
export function convert(amount: number, from: UnitId, to: UnitId): number {
  const { [from]: own, [to]: wanted }: Readonly<Record<UnitId, Unit>> = units;
  return (amount * (own.size ?? 1)) / (wanted.size ?? 1);
}

export type UnitId = keyof typeof units;
export const unitIds = Object.keys(units) as [UnitId, ...UnitId[]];
