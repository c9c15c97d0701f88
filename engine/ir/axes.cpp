// The algebra of repeating axes.
//
// Idea. Factors are cut where an op cuts a dimension and glued where neighbours agree. As long as cuts fall
// on factor boundaries (they nearly always do: heads, groups, batches) the result is exact; where they do
// not, the factors involved become "not same", which is always safe, and `exact` goes.
//
// Invariants.
// * While a result is exact and not aliased, elements that differ in a coordinate along a factor that is not
//   `same` are different elements.
// * The product of a dimension's factors is its size; no factor has size 1; neighbours differ in `same`. A
//   dimension of size 1 has no factors.
// * `same` is only ever claimed jointly: any combination of coordinates along all `same` factors may change.

#include "engine/ir/axes.h"

#include <algorithm>

namespace fusionc::ir {
namespace {

using Dims = std::vector<std::int64_t>;

std::int64_t product(const Factors& factors) {
  std::int64_t out = 1;
  for (const Factor& f : factors) out *= f.size;
  return out;
}

void append(Factors& factors, Factor factor) {
  if (factor.size == 1) return;
  if (!factors.empty() && factors.back().same == factor.same) {
    factors.back().size *= factor.size;
  } else {
    factors.push_back(factor);
  }
}

Factors joined(const Factors& outer, const Factors& inner) {
  Factors out = outer;
  for (const Factor& f : inner) append(out, f);
  return out;
}

/// Takes the innermost `size` elements off `rest`; false when that would cut between the elements of a
/// factor. `split` is set when a factor that is not `same` is cut in two.
bool take_inner(Factors& rest, std::int64_t size, Factors& out, bool& split) {
  Factors reversed;
  while (size > 1) {
    if (rest.empty()) return false;
    Factor& last = rest.back();
    if (size % last.size == 0) {
      reversed.push_back(last);
      size /= last.size;
      rest.pop_back();
    } else if (last.size % size == 0) {
      reversed.push_back({size, last.same});
      split = split || !last.same;
      last.size /= size;
      size = 1;
    } else {
      return false;
    }
  }
  out.clear();
  for (auto f = reversed.rbegin(); f != reversed.rend(); ++f) append(out, *f);
  return true;
}

Factors slice(const Factors& factors, std::int64_t begin, std::int64_t step, std::int64_t count,
              bool& exact) {
  if (count == 1) return {};
  if (count == product(factors) && (step == 1 || step == -1))
    return factors;  // a reversal keeps what repeats
  if (all_same(factors)) return {{count, true}};
  if (factors.size() == 1) return {{count, false}};
  const Factors inner(factors.begin() + 1, factors.end());
  const std::int64_t period = product(inner);
  if (step == 1 && begin % period == 0 && count % period == 0) {
    return joined(count == period ? Factors{} : Factors{{count / period, factors[0].same}}, inner);
  }
  const std::int64_t last = begin + (count - 1) * step;
  if (begin / period == last / period) return slice(inner, begin % period, step, count, exact);
  exact = false;
  return {{count, false}};
}

Factors meet(Factors a, Factors b, bool& exact) {
  Factors reversed;
  while (!a.empty() && !b.empty()) {
    Factor &x = a.back(), &y = b.back();
    const std::int64_t size = std::min(x.size, y.size);
    if (x.size % size != 0 || y.size % size != 0) {
      // Two cuts that do not line up; what is left differs, as far as we can tell.
      exact = false;
      reversed.push_back({product(a), false});
      break;
    }
    reversed.push_back({size, x.same && y.same});
    if ((x.size /= size) == 1) a.pop_back();
    if ((y.size /= size) == 1) b.pop_back();
  }
  Factors out;
  for (auto f = reversed.rbegin(); f != reversed.rend(); ++f) append(out, *f);
  return out;
}

}  // namespace

Axes distinct(const Dims& dims) {
  Axes out;
  out.dims.resize(dims.size());
  for (std::size_t d = 0; d < dims.size(); ++d) append(out.dims[d], {dims[d], false});
  return out;
}

Axes uniform(const Dims& dims) {
  Axes out;
  out.dims.resize(dims.size());
  for (std::size_t d = 0; d < dims.size(); ++d) append(out.dims[d], {dims[d], true});
  return out;
}

bool all_same(const Factors& factors) {
  return std::all_of(factors.begin(), factors.end(), [](const Factor& f) { return f.same; });
}

bool any_same(const Axes& axes) {
  return std::any_of(axes.dims.begin(), axes.dims.end(), [](const Factors& factors) {
    return std::any_of(factors.begin(), factors.end(), [](const Factor& f) { return f.same; });
  });
}

Axes reshape(const Axes& from, const Dims& to) {
  Factors flat;
  for (const Factors& factors : from.dims) flat = joined(flat, factors);
  Axes out = distinct(to);
  out.exact = from.exact;
  out.aliased = from.aliased;
  out.seen = from.seen;
  bool split = false;
  for (std::size_t d = to.size(); d > 0; --d) {
    if (!take_inner(flat, to[d - 1], out.dims[d - 1], split)) {
      out.exact = false;
      break;
    }
  }
  if (split && from.aliased) out.exact = false;
  return out;
}

Axes move(const Axes& from, const Movement& movement, const Dims& to) {
  Axes out;
  out.exact = from.exact;
  out.aliased = from.aliased;
  out.seen = from.seen;
  out.dims.resize(to.size());
  for (std::size_t d = 0; d < to.size(); ++d) {
    const DimSource& source = movement[d];
    Factors factors = source.source < 0 ? Factors{} : from.dims[static_cast<std::size_t>(source.source)];
    if (source.repeats > 1) {
      append(factors, {source.repeats, true});
    } else if (to[d] > source.size) {
      Factors copies;
      append(copies, {to[d] / source.size, true});
      factors = joined(copies, factors);
    } else {
      if (from.aliased && to[d] != source.size && !all_same(factors)) out.exact = false;
      factors = slice(factors, source.begin, source.step, to[d], out.exact);
    }
    out.dims[d] = std::move(factors);
  }
  return out;
}

Axes meet(const Axes& a, const Axes& b) {
  Axes out;
  out.exact = a.exact && b.exact;
  out.aliased = a.aliased || b.aliased;
  out.seen = a.seen && b.seen;
  out.dims.resize(a.dims.size());
  for (std::size_t d = 0; d < a.dims.size(); ++d) out.dims[d] = meet(a.dims[d], b.dims[d], out.exact);
  return out;
}

}  // namespace fusionc::ir
