import type { LaunchOptions } from '@playwright/test';
import { browserArguments } from '@revisoins/workspace/find-browser';

const executablePath = process.env.CHROMIUM_PATH;

/** A browser with Chromium's fake microphone, which plays the file or else beeps. */
export const withMicrophone = (file?: string): LaunchOptions => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...browserArguments,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    ...(file === undefined ? [] : [`--use-file-for-fake-audio-capture=${file}`]),
    '--autoplay-policy=document-user-activation-required',
  ],
});
