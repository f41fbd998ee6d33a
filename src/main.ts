#!/usr/bin/env node
// SIGHUP asks a server to read its lists again; until it can, the signal must not end it. Before anything else is loaded, for that takes a while.
if (process.argv[2] === 'serve') process.on('SIGHUP', () => {})

const { runCli } = await import('./cli/index.js')

process.exitCode = await runCli(process.argv.slice(2))

export {}
