// Random congkak games on seven holes, the board in one 128-bit register. Usage: congkak_simd GAMES
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <immintrin.h>

static uint64_t luckA = 0x9e3779b97f4a7c15, luckB = 0x6a09e667f3bcc909;
static inline uint32_t below(uint32_t count) {
  const uint64_t drawn = luckA + luckB, c = luckA ^ luckB;
  luckA = (luckA << 24 | luckA >> 40) ^ c ^ (c << 16);
  luckB = c << 37 | c >> 27;
  return (drawn >> 32) * count >> 32;
}

// Lanes: South's holes, South's store, North's holes, North's store. Tables by side, lane and seeds in hand.
struct alignas(16) Lanes { uint8_t at[16]; };
static Lanes drops[2][16][99], without[16];
static uint8_t lastLane[2][16][99], chosen[128][8];

static void fillTables() {
  for (int side = 0; side < 2; side++)
    for (int from = 0; from < 15; from++)
      for (int hand = 0; hand < 99; hand++) {
        const int start = (from + 8 * side) % 16;
        int at = from;
        for (int seed = 0; seed < hand; seed++) {
          at = (at + 1) % 15;
          drops[side][start][hand].at[(at + 8 * side) % 16]++;
        }
        lastLane[side][start][hand] = (at + 8 * side) % 16;
      }
  for (int lane = 0; lane < 16; lane++)
    for (int other = 0; other < 16; other++) without[lane].at[other] = lane == other ? 0 : 255;
  for (int set = 0; set < 128; set++)
    for (int hole = 0, k = 0; hole < 7; hole++) if (set >> hole & 1) chosen[set][k++] = hole;
}

static inline __m128i load(const Lanes& lanes) { return _mm_load_si128(reinterpret_cast<const __m128i*>(&lanes)); }
static inline int laneOf(__m128i board, int lane) {
  return _mm_cvtsi128_si32(_mm_shuffle_epi8(board, _mm_cvtsi32_si128(lane))) & 255;
}

static int winner() {
  Lanes lanes;
  for (int lane = 0; lane < 16; lane++) lanes.at[lane] = lane % 8 == 7 ? 0 : 7;
  __m128i board = load(lanes);
  for (int side = 0;;) {
    const int filled = ~_mm_movemask_epi8(_mm_cmpeq_epi8(board, _mm_setzero_si128())) & 0x7f7f;
    const int own = filled >> (8 * side) & 0x7f;
    if (!filled) break;
    if (!own) { side ^= 1; continue; }
    int at = chosen[own][below(__builtin_popcount(own))] + 8 * side;
    int hand = laneOf(board, at);
    do {
      board = _mm_add_epi8(_mm_and_si128(board, load(without[at])), load(drops[side][at][hand]));
      at = lastLane[side][at][hand];
      hand = laneOf(board, at);
    } while (hand > 1 && at % 8 != 7);
    if (at % 8 == 7) continue;
    if (at / 8 == side) {
      _mm_store_si128(reinterpret_cast<__m128i*>(&lanes), board);
      uint8_t& across = lanes.at[14 - at];
      if (across) {
        lanes.at[7 + 8 * side] += across + 1;
        across = lanes.at[at] = 0;
        board = load(lanes);
      }
    }
    side ^= 1;
  }
  _mm_store_si128(reinterpret_cast<__m128i*>(&lanes), board);
  return lanes.at[7] > lanes.at[15] ? 0 : lanes.at[7] < lanes.at[15] ? 1 : 2;
}

// Timed in short pieces, the best of which counts: some pass undisturbed on a busy machine.
static const int PIECE = 1000;

int main(int count, char** words) {
  const long games = count > 1 ? atol(words[1]) : 1000000;
  long won[3] = {};
  fillTables();
  double best = 0;
  for (long piece = 0; piece < games; piece += PIECE) {
    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < PIECE; game++) won[winner()]++;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    best = std::max(best, PIECE / taken.count());
  }
  printf("south %ld north %ld tie %ld games/s %.0f processor %.6f\n", won[0], won[1], won[2], best,
         double(clock()) / CLOCKS_PER_SEC);
}
