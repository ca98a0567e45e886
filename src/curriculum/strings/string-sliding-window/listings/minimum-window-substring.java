String shortestCover(String text, String needed) {
  if (needed.isEmpty()) return ""; // An empty window covers it.
  int[] missing = new int[128]; // ASCII only
  for (char character : needed.toCharArray()) missing[character]++;
  int missingTotal = needed.length();
  int left = 0;
  int bestStart = 0;
  int bestLength = Integer.MAX_VALUE;
  for (int right = 0; right < text.length(); right++) {
    if (missing[text.charAt(right)] > 0) missingTotal--;
    missing[text.charAt(right)]--; // A surplus is negative.
    while (missingTotal == 0) {
      if (right - left + 1 < bestLength) {
        bestStart = left;
        bestLength = right - left + 1;
      }
      missing[text.charAt(left)]++;
      if (missing[text.charAt(left)] > 0) missingTotal++;
      left++;
    }
  }
  if (bestLength == Integer.MAX_VALUE) return "";
  return text.substring(bestStart, bestStart + bestLength);
}
