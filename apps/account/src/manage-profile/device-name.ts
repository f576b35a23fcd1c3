const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and its system, such as 'Firefox, Windows', from a user agent; null when it names neither. */
export function deviceName(userAgent: string | null): string | null {
  const named = [browsers, systems].flatMap(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(', ') : null;
}
