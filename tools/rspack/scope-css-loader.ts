import { scopeCss } from './scope-css.ts';

/** Default export: the bundler wants one. */
export default function scopeCssLoader(source: string): string {
  return scopeCss(source);
}
