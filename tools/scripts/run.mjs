import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a command in the foreground. Rejects if its exit code is not 0. With `quiet`, hides the output, and
 * resolves with it, or rejects with an error that has it as `output`. `shell` is only needed for scripts on
 * Windows.
 */
export function run(command, args, { env = {}, quiet = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell,
    });
    // Ctrl+C reaches both processes, but a plain kill only this one, so it is passed on.
    const stop = (signal) => {
      // This process exits as well, so that nothing after the command runs.
      child.once('close', (code) => process.exit(code ?? 128 + constants.signals[signal]));
      child.kill(signal);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      if (code === 0) resolve(output);
      else reject(Object.assign(new Error(`${command} ${args.join(' ')} ended with ${code}.`), { output }));
    });
  });
}

/** Runs the program file of an installed package, which saves the second that npx takes. */
export function runBin(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}
