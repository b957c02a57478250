# The command line of Lumbung for clusters: docker build -t lumbung .
FROM node:20-bookworm-slim AS build
WORKDIR /lumbung
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm pack --pack-destination /tmp

FROM node:20-bookworm-slim
COPY --from=build /tmp/lumbung-*.tgz /tmp/
RUN npm install -g --no-audit --no-fund /tmp/lumbung-*.tgz && rm /tmp/lumbung-*.tgz && npm cache clean --force
USER node
WORKDIR /data
ENTRYPOINT ["lumbung"]
