import { configureGlobal } from 'fast-check';

// The same values in every run: a failure comes back until it is mended.
configureGlobal({ seed: 20_261_122 });
