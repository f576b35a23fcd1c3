import { release } from '@revisoins/release/main';

process.exitCode = await release(process.argv.slice(2));
