import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.management.OperatingSystemMXBean;
import edu.stanford.nlp.ling.CoreLabel;
import edu.stanford.nlp.pipeline.CoreDocument;
import edu.stanford.nlp.pipeline.CoreEntityMention;
import edu.stanford.nlp.pipeline.StanfordCoreNLP;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import opennlp.tools.langdetect.Language;
import opennlp.tools.langdetect.LanguageDetectorME;
import opennlp.tools.langdetect.LanguageDetectorModel;
import opennlp.tools.lemmatizer.LemmatizerME;
import opennlp.tools.lemmatizer.LemmatizerModel;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTaggerME;
import opennlp.tools.sentdetect.SentenceDetectorME;
import opennlp.tools.sentdetect.SentenceModel;
import opennlp.tools.tokenize.TokenizerME;
import opennlp.tools.tokenize.TokenizerModel;
import opennlp.tools.util.Span;

/**
 * Runs one job with a Java library, in a process of its own: {@code java Peers JOB.json}. The forms of job, texts, answers and result are those of
 * ../protocol.ts. All tools here read texts, none names.
 */
public final class Peers {
  private static final OperatingSystemMXBean SYSTEM = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  /** Between two looks at the processor time. */
  private static final long LOOK_NANOSECONDS = 20_000_000;

  /** A tool: a text in, an answer out. */
  private record Tool(Function<String, JsonElement> work, String version, Set<String> languages) {}

  public static void main(String[] arguments) throws IOException {
    JsonObject job = JsonParser.parseString(Files.readString(Path.of(arguments[0]))).getAsJsonObject();
    Tool tool = open(job);
    JsonObject speed = new JsonObject();
    for (JsonElement element : job.getAsJsonArray("speed")) {
      JsonObject set = element.getAsJsonObject();
      pace(tool, read(set.get("warm").getAsString()), job.get("warmSeconds").getAsDouble());
      speed.add(set.get("name").getAsString(), pace(tool, read(set.get("timed").getAsString()), job.get("timedSeconds").getAsDouble()));
    }
    Gson gson = new Gson();
    for (JsonElement element : job.getAsJsonArray("answers")) {
      JsonObject set = element.getAsJsonObject();
      try (BufferedWriter output = Files.newBufferedWriter(Path.of(set.get("output").getAsString()))) {
        for (String text : read(set.get("input").getAsString())) {
          JsonElement answer = tool.work().apply(text);
          output.write(answer == null ? "null" : gson.toJson(answer));
          output.write('\n');
        }
      }
    }
    JsonObject result = new JsonObject();
    result.addProperty("version", tool.version());
    if (tool.languages() != null) result.add("languages", gson.toJsonTree(tool.languages()));
    result.add("speed", speed);
    Files.writeString(Path.of(job.get("result").getAsString()), gson.toJson(result));
  }

  private static List<String> read(String path) throws IOException {
    List<String> texts = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(path))) texts.add(JsonParser.parseString(line).getAsString());
    return texts;
  }

  /** Reads the texts from the first on until they or the seconds of processor time are over. */
  private static JsonObject pace(Tool tool, List<String> texts, double seconds) {
    long startCpu = SYSTEM.getProcessCpuTime();
    long start = System.nanoTime();
    long looked = start;
    long items = 0;
    long characters = 0;
    for (String text : texts) {
      tool.work().apply(text);
      items++;
      characters += text.length();
      // to ask for processor time is dear
      long now = System.nanoTime();
      if (now - looked < LOOK_NANOSECONDS) continue;
      looked = now;
      if (SYSTEM.getProcessCpuTime() - startCpu > seconds * 1e9) break;
    }
    JsonObject pace = new JsonObject();
    pace.addProperty("items", items);
    pace.addProperty("characters", characters);
    pace.addProperty("cpuSeconds", (SYSTEM.getProcessCpuTime() - startCpu) / 1e9);
    pace.addProperty("wallSeconds", (System.nanoTime() - start) / 1e9);
    return pace;
  }

  private static Tool open(JsonObject job) throws IOException {
    String name = job.get("tool").getAsString();
    String task = job.get("task").getAsString();
    return switch (name + " " + task) {
      case "opennlp language" -> languages(job.getAsJsonArray("codes"));
      case "opennlp morphology" -> openNlpMorphology();
      case "corenlp morphology" -> coreNlpMorphology();
      case "corenlp entities" -> coreNlpEntities(true);
      case "corenlp-statistical entities" -> coreNlpEntities(false);
      default -> throw new IllegalArgumentException(name + " has no " + task);
    };
  }

  private static InputStream model(String name) {
    return Peers.class.getResourceAsStream("/" + name);
  }

  private static String openNlpVersion() {
    return opennlp.tools.util.Version.currentVersion().toString();
  }

  /** The likeliest of the wanted languages: the detector cannot be limited beforehand. */
  private static Tool languages(JsonArray codes) throws IOException {
    LanguageDetectorME detector = new LanguageDetectorME(new LanguageDetectorModel(model("langdetect-183.bin")));
    Set<String> wanted = new HashSet<>();
    for (JsonElement code : codes) wanted.add(code.getAsString());
    Set<String> known = new HashSet<>(Arrays.asList(detector.getSupportedLanguages()));
    known.retainAll(wanted);
    Gson gson = new Gson();
    Function<String, JsonElement> work =
        text -> {
          for (Language language : detector.predictLanguages(text)) if (known.contains(language.getLang())) return gson.toJsonTree(language.getLang());
          return null;
        };
    return new Tool(work, openNlpVersion(), known);
  }

  private static JsonArray token(int start, int end, String tag, String lemma) {
    JsonArray token = new JsonArray(4);
    token.add(start);
    token.add(end);
    token.add(tag);
    token.add(lemma);
    return token;
  }

  private static Tool openNlpMorphology() throws IOException {
    SentenceDetectorME sentences = new SentenceDetectorME(new SentenceModel(model("opennlp-en-ud-ewt-sentence-1.3-2.5.4.bin")));
    TokenizerME tokenizer = new TokenizerME(new TokenizerModel(model("opennlp-en-ud-ewt-tokens-1.3-2.5.4.bin")));
    POSTaggerME tagger = new POSTaggerME(new POSModel(model("opennlp-en-ud-ewt-pos-1.3-2.5.4.bin")));
    LemmatizerME lemmatizer = new LemmatizerME(new LemmatizerModel(model("opennlp-en-ud-ewt-lemmas-1.3-2.5.4.bin")));
    Function<String, JsonElement> work =
        text -> {
          JsonArray all = new JsonArray();
          for (Span sentence : sentences.sentPosDetect(text)) {
            String own = text.substring(sentence.getStart(), sentence.getEnd());
            Span[] spans = tokenizer.tokenizePos(own);
            String[] tokens = Span.spansToStrings(spans, own);
            String[] tags = tagger.tag(tokens);
            String[] lemmas = lemmatizer.lemmatize(tokens, tags);
            for (int at = 0; at < spans.length; at++)
              all.add(token(sentence.getStart() + spans[at].getStart(), sentence.getStart() + spans[at].getEnd(), tags[at], lemmas[at]));
          }
          return all;
        };
    return new Tool(work, openNlpVersion(), null);
  }

  private static String coreNlpVersion() {
    String path = StanfordCoreNLP.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return path.replaceAll(".*corenlp-([\\d.]+)\\.jar", "$1");
  }

  private static Tool coreNlpMorphology() {
    Properties properties = new Properties();
    properties.setProperty("annotators", "tokenize,pos,lemma");
    StanfordCoreNLP pipeline = new StanfordCoreNLP(properties);
    Function<String, JsonElement> work =
        text -> {
          JsonArray all = new JsonArray();
          for (CoreLabel label : pipeline.processToCoreDocument(text).tokens())
            all.add(token(label.beginPosition(), label.endPosition(), label.tag(), label.lemma()));
          return all;
        };
    return new Tool(work, coreNlpVersion(), null);
  }

  /** @param isFull as it comes, with rules, numbers and dates; else the three statistical models alone */
  private static Tool coreNlpEntities(boolean isFull) {
    Properties properties = new Properties();
    properties.setProperty("annotators", isFull ? "tokenize,pos,lemma,ner" : "tokenize,ner");
    if (!isFull) {
      properties.setProperty("ner.applyFineGrained", "false");
      properties.setProperty("ner.applyNumericClassifiers", "false");
      properties.setProperty("ner.useSUTime", "false");
    }
    StanfordCoreNLP pipeline = new StanfordCoreNLP(properties);
    Function<String, JsonElement> work =
        text -> {
          JsonArray all = new JsonArray();
          CoreDocument document = pipeline.processToCoreDocument(text);
          for (CoreEntityMention mention : document.entityMentions()) {
            JsonArray span = new JsonArray(3);
            span.add(mention.charOffsets().first());
            span.add(mention.charOffsets().second());
            span.add(mention.entityType());
            all.add(span);
          }
          return all;
        };
    return new Tool(work, coreNlpVersion(), null);
  }
}
