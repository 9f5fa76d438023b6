import { testProvider } from './provider.ts';

/**
 * The test provider as a process of its own, for journeys: prints the settings of a server that uses it.
 * Arguments: where it may send people back to, and its people as JSON.
 */
const [, , redirectUri = '', people = '[]'] = process.argv;
const provider = await testProvider([redirectUri], JSON.parse(people));
process.on('SIGTERM', () => process.exit(0));
process.stdout.write(`${JSON.stringify(provider.env)}\n`);
