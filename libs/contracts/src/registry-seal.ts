import { REGISTRY_SCHEMA } from './registry-schema-print.ts';

/**
 * What publication writes beside a registry that it has parsed. It depends on the text and on the schemas
 * that parsed it, so a host with the same schemas need not parse the same text again. No secret: whoever can
 * write the page can write it. Pure.
 */
export function registrySeal(text: string): string {
  // Two 32-bit hashes in one pass (cyrb53): it runs before anything of a page does.
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  const sealed = REGISTRY_SCHEMA + text;
  for (let at = 0; at < sealed.length; at += 1) {
    const code = sealed.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
