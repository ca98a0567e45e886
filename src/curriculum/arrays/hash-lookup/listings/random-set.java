class RandomSet {
  private final List<Integer> values = new ArrayList<>();
  private final Map<Integer, Integer> indexOf = new HashMap<>();
  private final Random random = new Random();

  boolean insert(int value) {
    if (indexOf.containsKey(value)) return false;
    indexOf.put(value, values.size());
    values.add(value);
    return true;
  }

  boolean remove(int value) {
    Integer gap = indexOf.remove(value);
    if (gap == null) return false;
    // The last value fills the gap, so nothing has to shift.
    int last = values.remove(values.size() - 1);
    if (last != value) {
      values.set(gap, last);
      indexOf.put(last, gap);
    }
    return true;
  }

  // Only while the set has values.
  int getRandom() {
    return values.get(random.nextInt(values.size()));
  }
}
