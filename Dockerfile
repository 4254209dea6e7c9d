# syntax=docker/dockerfile:1
# The shop as an image (docs/operations.md, In containers). `npm run test:wide` runs these steps without Docker.

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf .next/cache

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim AS shop
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json next.config.ts payload.config.ts tsconfig.json ./
COPY --from=packages /shop/node_modules ./node_modules
COPY scripts ./scripts
COPY seed ./seed
COPY migrations ./migrations
COPY src ./src
COPY public ./public
COPY --from=build /shop/.next ./.next
# All that the shop writes; everything else of it belongs to root and is only read.
RUN mkdir .data && chown 1000:1000 .data
USER 1000:1000
VOLUME /shop/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "serve"]
