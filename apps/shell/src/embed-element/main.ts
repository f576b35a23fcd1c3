import { defineElement } from './define-element.ts';
import { parts } from './part.ts';

// Known only while the script runs for the first time.
const script = document.currentScript;
const platform = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
for (const part of parts) defineElement(part, platform);
