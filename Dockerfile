# The image of the product: production packages and prebuilt pages, without npm, a shell or sources of tests.
# BUILD_BASE: Node 20 or later with npm, on Debian 12. BASE: glibc and libstdc++ of the same Debian. Node comes from the lockfile.
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
ARG BASE=gcr.io/distroless/cc-debian12

FROM ${BUILD_BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --loglevel=error
COPY . .
RUN npm run build -- --logLevel warn
RUN npm ci --omit=dev --loglevel=error \
  && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.json \
  && sh deploy/image/prune.sh \
  && mkdir /data

FROM ${BASE}
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json /app/sbom.json /app/LICENSE ./
COPY --from=build /app/packages packages
COPY --from=build /app/scripts scripts
COPY --from=build /app/src src
COPY --from=build /app/dist dist
COPY --from=build /app/deploy/image/health.js deploy/image/health.js
COPY --from=build --chown=10001:10001 /data /data
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
  NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
# The root file system may be read-only. Written are /data (nothing with S3) and /tmp.
VOLUME ["/data", "/tmp"]
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["node", "deploy/image/health.js"]
ENTRYPOINT ["node"]
CMD ["scripts/serve.js"]
