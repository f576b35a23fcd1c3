import { scopeCss } from './scope-css.ts';

/** A default export, as the bundler requires. */
export default function scopeCssLoader(source: string): string {
  return scopeCss(source);
}
