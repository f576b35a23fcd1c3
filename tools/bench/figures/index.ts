import type { Measure } from './bench.ts';
import { measureChoosing } from './choosing-answer.ts';
import { measureContent, measureScripts } from './deep-links.ts';
import { measureEntries } from './entries.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureCrowd } from './crowd.ts';
import { measureFirstSound } from './first-sound.ts';
import { measurePublicScripts } from './public-scripts.ts';
import { measureShifts } from './layout-shift.ts';
import { measureRebuild } from './rebuild.ts';
import { measureRescore } from './rescore.ts';
import { measureWarmNavigation } from './warm-navigation.ts';

/** Every measure, by the name that `--only` takes. The last one changes the builds. */
export const measures: Record<string, Measure> = {
  'first-paint': measureFirstPaint,
  content: measureContent,
  scripts: measureScripts,
  entries: measureEntries,
  'public-scripts': measurePublicScripts,
  crowd: measureCrowd,
  navigation: measureWarmNavigation,
  answer: measureChoosing,
  'first-sound': measureFirstSound,
  shift: measureShifts,
  rescore: measureRescore,
  rebuild: measureRebuild,
};
