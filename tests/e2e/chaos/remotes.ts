import { site } from '../support/site.ts';

/** A path of a remote, and the heading of the page that a signed-in learner sees there. */
export interface Screen {
  path: string;
  heading: RegExp;
}

export interface RemoteUnderTest {
  name: string;
  origin: string;
  /** Its name for learners. */
  part: string;
  screens: readonly [Screen, ...Screen[]];
}

const dashboard = /Bienvenue|Votre tableau de bord/;

const known: Omit<RemoteUnderTest, 'origin'>[] = [
  {
    name: 'account',
    part: 'Votre compte',
    screens: [
      { path: '/dashboard', heading: dashboard },
      { path: '/attempts', heading: /Tous mes quiz/ },
      { path: '/notifications', heading: /Mes notifications/ },
      { path: '/forgot-password', heading: /Mot de passe oublié/ },
      { path: '/reset-password?type=recovery&token_hash=a-link', heading: /Nouveau mot de passe/ },
    ],
  },
  {
    name: 'quiz',
    part: 'Les quiz',
    screens: [
      { path: '/skills', heading: /^Compétences$/ },
      { path: '/quiz-start/8', heading: /Compétence 8/ },
      { path: '/results', heading: /^Compétences$/ },
    ],
  },
  {
    name: 'exam',
    part: 'La simulation d’examen',
    screens: [
      { path: '/exam-simulation', heading: /Simulation d.examen/ },
      { path: '/exam-results', heading: /Simulation d.examen/ },
    ],
  },
  {
    name: 'voice',
    part: 'Thalia',
    screens: [
      { path: '/thalia-voice', heading: /(Parlez avec|Écrivez à) Thalia/ },
      { path: '/thalia-settings', heading: /Paramètres de la voix/ },
      { path: '/thalia-tests', heading: /Tests de la voix/ },
    ],
  },
];

export const remotes: readonly RemoteUnderTest[] = known.map((remote) => {
  const origin = site.remotes[remote.name];
  if (!origin) throw new Error(`The site has no remote "${remote.name}".`);
  return { ...remote, origin };
});

/** The shell's own screens. */
export const shellScreens: readonly [Screen, ...Screen[]] = [
  { path: '/about', heading: /Réviser, sans se noyer/ },
  { path: '/terms', heading: /Conditions d’utilisation/ },
  { path: '/nulle-part', heading: /introuvable/ },
];
