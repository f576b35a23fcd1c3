import type { Language } from '@revisoins/i18n';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { followTranscription, knownToTranscribe } from '../voice-service/use-can-transcribe.ts';
import { deviceLanguage, installLanguage, languageTag, type DeviceLanguage } from './device-language.ts';
import { hearAtSite, type Stages } from './hear-at-site.ts';
import { hearInBrowser } from './hear-in-browser.ts';
import type { Hear } from './heard.ts';
import { readChoices, storeChoices, withPlace } from './hearing-choices.ts';
import { orderPlaces, type Place } from './place.ts';
import { recogniserClass } from './recogniser.ts';

/** What a learner is offered on this device and at this site. */
export interface Offer {
  /** Where speech becomes text, the place to use first; empty where nothing does, or nothing is wanted. */
  readonly places: readonly Place[];
  /** Everything that this browser and this site offer, even what failed before or is not wanted. */
  readonly working: readonly Place[];
  /** The learner agrees to the first place. */
  readonly isAgreed: boolean;
  /** The browser has to load the language before it listens on the device. */
  readonly needsDownload: boolean;
}

/** The places where one learner's speech becomes text. */
export interface OfferedPlaces {
  read(): Offer;
  /** Finds out what works here, and follows what this site answers. Never rejects. */
  find(onChange: () => void): Promise<void>;
  /** Ends the following. */
  close(): void;
  /** A place that does not work is not offered again. */
  giveUp(place: Place): void;
  /** What listens there; null where it cannot. */
  open(place: Place, stages: Stages): Promise<Hear | null>;
}

export interface HearingOptions {
  readonly devices: VoiceDevices;
  readonly language: () => Language;
  readonly learner: string;
}

export function createOfferedPlaces({ devices, language, learner }: HearingOptions): OfferedPlaces {
  const recogniser = recogniserClass();
  let local: DeviceLanguage | null = null;
  let siteHears = knownToTranscribe();
  let unfollow = () => undefined as void;

  return {
    read() {
      const { preferred, agreed, failed } = readChoices(learner);
      const working: Place[] = [
        ...(local ? (['device'] as const) : []),
        ...(siteHears ? (['site'] as const) : []),
        ...(recogniser ? (['browser'] as const) : []),
      ];
      const places = orderPlaces(
        working.filter((place) => !failed.includes(place)),
        preferred,
      );
      const [first] = places;
      return {
        places,
        working,
        isAgreed: first !== undefined && agreed.includes(first),
        needsDownload: first === 'device' && local?.needsDownload === true,
      };
    },
    async find(onChange) {
      unfollow();
      unfollow = followTranscription(() => {
        siteHears = knownToTranscribe();
        onChange();
      });
      onChange();
      local = await deviceLanguage(recogniser, language());
      onChange();
    },
    close: () => unfollow(),
    giveUp(place) {
      if (place === 'site') siteHears = false;
      else storeChoices(learner, { failed: withPlace(readChoices(learner).failed, place) });
    },
    async open(place, stages) {
      if (place === 'site') return hearAtSite(devices, stages);
      if (!recogniser) return null;
      if (place === 'browser') return hearInBrowser(recogniser, languageTag(language()), false);
      if (local?.needsDownload) {
        if (!(await installLanguage(recogniser, local.tag))) return null;
        local = { ...local, needsDownload: false };
      }
      return local && hearInBrowser(recogniser, local.tag, true);
    },
  };
}
