// Plain JavaScript: also used before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { must, node } from './bootstrap.js'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The installed browser, if there is one; else Playwright's own is used. */
export const systemBrowser = () => systemBrowsers.find((file) => existsSync(file)) ?? null

/** Chromium without windows, as Playwright's own. A page takes a third less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The browser of the tests, if it is installed. */
export const testBrowser = () => (existsSync(headlessShell) ? headlessShell : systemBrowser())

/**
 * Chromium uses only the last `--disable-features`, so the list repeats the features that Playwright disables and that matter here.
 * Each window loads two pages for the suggestions of its address bar, which take a third of the browser's time.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Flags for a browser with an unpacked extension, which Chromium otherwise ignores. @param {string} folder */
export const extensionFlags = (folder) => [
  ...testFlags.map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},DisableLoadExtensionCommandLineSwitch` : flag,
  ),
  `--load-extension=${folder}`,
]

/** Browser flags for pictures and measurements: headless, also as root, without prompts. */
export const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/**
 * Browser flags for tests. A page of a test lives for seconds: compiling its scripts for speed takes longer than it saves.
 * Without the optimizing compilers the tests take four fifths of the time.
 */
export const testFlags = [...browserFlags, '--js-flags=--no-opt --no-maglev']

/** Makes sure that there is a browser for the tests: Debian's, this machine's, or Playwright's own. */
export function installBrowser() {
  if (existsSync(headlessShell) && systemBrowser()) return
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    process.stdout.write('Installing a browser for the tests (only the first time) ...\n')
    runQuietly('apt-get', ['update', '-qq'])
    // The shell knows no extensions.
    runQuietly('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'chromium'])
  }
  if (testBrowser()) return
  must(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runQuietly(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: 'ignore', env, timeout: 300_000 })
}
