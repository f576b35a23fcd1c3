import { runContent } from './run-content.ts';

process.exitCode = await runContent(process.argv.slice(2));
