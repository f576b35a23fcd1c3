import { release } from '../release/main.ts';

process.exitCode = await release(process.argv.slice(2));
