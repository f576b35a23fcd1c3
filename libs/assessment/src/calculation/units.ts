interface Unit {
  readonly fr: string;
  readonly en: string;
  /** Units of one dimension convert into one another: an item that offers two says which it wants. */
  readonly dimension: string;
}

/** The units of answers, as they are shown once `withPlurals` knows the number. */
export const units = {
  tablet: { fr: 'comprimé(s)', en: 'tablet(s)', dimension: 'tablet' },
  unit: { fr: 'unité(s)', en: 'unit(s)', dimension: 'unit' },
  mL: { fr: 'mL', en: 'mL', dimension: 'volume' },
  L: { fr: 'L', en: 'L', dimension: 'volume' },
  mcg: { fr: 'mcg', en: 'mcg', dimension: 'mass' },
  mg: { fr: 'mg', en: 'mg', dimension: 'mass' },
  g: { fr: 'g', en: 'g', dimension: 'mass' },
  kg: { fr: 'kg', en: 'kg', dimension: 'mass' },
  lb: { fr: 'lb', en: 'lb', dimension: 'mass' },
  'mL/h': { fr: 'mL/h', en: 'mL/h', dimension: 'flow' },
  'mL/min': { fr: 'mL/min', en: 'mL/min', dimension: 'flow' },
  'gtt/min': { fr: 'gouttes/min', en: 'drops/min', dimension: 'drops' },
  'mg/kg': { fr: 'mg/kg', en: 'mg/kg', dimension: 'dose' },
  'mg/mL': { fr: 'mg/mL', en: 'mg/mL', dimension: 'concentration' },
  h: { fr: 'h', en: 'h', dimension: 'time' },
  min: { fr: 'min', en: 'min', dimension: 'time' },
} as const satisfies Readonly<Record<string, Unit>>;

export type UnitId = keyof typeof units;
export const unitIds = Object.keys(units) as [UnitId, ...UnitId[]];
