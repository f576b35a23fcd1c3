import { defineElement } from './define-element.ts';
import { embeddedRemotes } from './embedded-remote.ts';

// Known only while the script runs for the first time.
const script = document.currentScript;
const platform = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
for (const embedded of embeddedRemotes()) defineElement(embedded, platform);
