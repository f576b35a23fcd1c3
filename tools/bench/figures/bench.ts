import type { Browser } from '@playwright/test';
import { demonstrationSession } from '@revisoins/start/demonstration-session';
import type { Figure } from '../results.schema.ts';
import type { Sites } from '../sites/start-sites.ts';

/** What every measure needs. */
export interface Bench {
  browser: Browser;
  sites: Sites;
  /** Runs per side. */
  runs: number;
}

export type Measure = (bench: Bench) => Promise<Figure[]>;

/** A new session of the demonstration learner. */
export const signIn = ({ sites }: Bench) => demonstrationSession(sites.apiUrl, sites.publishableKey);

/** A page that people reach by a link. */
export interface DeepLink {
  path: string;
  signedIn: boolean;
  heading: RegExp;
  /**
   * The remotes on the page: the remote of its route and, for learners, the remote with the menu in the
   * navigation.
   */
  remotes: readonly string[];
}

export const deepLinks: readonly DeepLink[] = [
  { path: '/quiz-start/1', signedIn: true, heading: /^Compétence 1\b/, remotes: ['quiz', 'account'] },
  { path: '/exam-simulation', signedIn: true, heading: /^Simulation d.examen/, remotes: ['exam', 'account'] },
  { path: '/thalia-voice', signedIn: true, heading: /^Parlez avec Thalia/, remotes: ['voice', 'account'] },
  { path: '/login', signedIn: false, heading: /^Se connecter/, remotes: ['account'] },
];
