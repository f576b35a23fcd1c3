import { vi } from 'vitest';

// Files that share a process do not share what our modules remember; libraries stay loaded.
vi.resetModules();
